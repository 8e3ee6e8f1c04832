export const svgWith = (content: string, attributes = 'viewBox="0 0 100 50"'): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  );

/** As a drawing program exports a logo: style sheet, gradient, clip, copies, its own names and notes. */
export const sampleSvg = (): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet href="https://example.com/a.css"?>
<!-- Generator: Some Program 27.1, SVG Export -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg id="Camada_1" data-name="Maria" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="120mm" height="60mm" viewBox="0 0 240 120"
  inkscape:export-filename="/home/maria/logo.png" onload="alert(1)">
  <title>Logo</title><metadata><author>Maria</author></metadata>
  <inkscape:grid><path d="M0 0"/></inkscape:grid>
  <style type="text/css"><![CDATA[ .st0{fill:#1F6B4A;} .st1, .st2 { stroke : rgb(200, 30, 30); stroke-width:3px } /* no note */ ]]></style>
  <defs>
    <linearGradient id="base"><stop offset="0" stop-color="#fff"/><stop offset="100%" style="stop-color:#1f6b4a;stop-opacity:.5"/></linearGradient>
    <linearGradient id="g" xlink:href="#base" gradientTransform="rotate(90)"/>
    <rect id="frame" width="240" height="120"/>
    <clipPath id="clip"><use xlink:href="#frame" overflow="visible"/></clipPath>
    <g id="leaf"><path class="st0" d="M10,10 c5-5 10,5 20,0z"/></g>
  </defs>
  <g clip-path="url(#clip)">
    <rect x="5" y="5" width="100" height="50" rx="4" fill="url('#g')" onclick="alert(2)"/>
    <use href="#leaf" x="120"/><use xlink:href="#leaf" transform="translate(150 20) scale(.5)"/>
    <a xlink:href="https://example.com"><circle class="st1 st2" cx="60" cy="90" r="20" fill="none"/></a>
    <text x="100" y="100" font-family="Helvetica, 'Open Sans'" font-size="18">Bar &amp; Praça <tspan font-weight="bold">açaí</tspan></text>
  </g>
  <script>alert(3)</script>
</svg>`);

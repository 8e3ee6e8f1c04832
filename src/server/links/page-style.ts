import { type Colour, readableColour, textColourOn } from "#shared/proposals/readable-colour.ts";

const PAPER = "#ffffff";
const NIGHT = "#23201d";

/** Colours of a company on both grounds, each readable whatever it chose. */
const brandColours = (colour: Colour) => `:root{--brand:${colour};--on-brand:${textColourOn(colour)};
--brand-ink:${readableColour(colour, PAPER)}}
@media (prefers-color-scheme:dark){:root{--brand-ink:${readableColour(colour, NIGHT)}}}
@media print{:root{--brand-ink:${readableColour(colour, PAPER)}}}`;

const rules = `
:root{color-scheme:light dark;--page:#f4f2ee;--paper:${PAPER};--ink:#1f1c19;--muted:#5c554d;--line:#e4dfd7;--field:#b5ada2}
@media (prefers-color-scheme:dark){:root{--page:#191715;--paper:${NIGHT};--ink:#f3f0ec;--muted:#b3aba1;--line:#403a34;--field:#6f665d}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:.9375rem/1.5rem Inter,system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:40rem;margin:0 auto;background:var(--paper)}
header{border-bottom:1px solid var(--line);padding:.875rem 1.25rem;display:flex;gap:.75rem;align-items:center}
header img{max-width:6rem;max-height:3rem;background:#fff;border-radius:.5rem;padding:.25rem}
h1{font-size:1.375rem;line-height:1.75rem;letter-spacing:-.015em;margin:0}
h2{font-size:.9375rem;margin:0 0 .5rem}
section{padding:.75rem 1.25rem}
header+section,header+div>section:first-child{padding-top:1.25rem}
p,ul,dl{margin:0}
p+p,.notice,.pix+p,.lines{margin-top:.5rem}
header p+p{margin:0}
.lines{white-space:pre-line}
.muted{color:var(--muted)}
.small{font-size:.8125rem;line-height:1.25rem}
ul{padding:0;list-style:none}
li+li{margin-top:.5rem}
strong{font-weight:600}
.facts{margin-top:.375rem;color:var(--muted)}
.facts div{display:flex;gap:.375rem}
dt{flex:none}
dt::after{content:":"}
dd{margin:0;color:var(--ink)}
.row{display:flex;justify-content:space-between;gap:1rem;margin:0}
.row>:last-child{white-space:nowrap;font-variant-numeric:tabular-nums}
.total{font-size:1.25rem;font-weight:600;margin-top:.5rem;padding-top:.5rem;border-top:1px solid var(--line)}
.bar{position:sticky;bottom:0;display:flex;justify-content:space-between;align-items:center;gap:1rem;padding:.625rem 1.25rem;height:4.25rem;margin-bottom:-4.25rem;background:var(--paper);border-top:1px solid var(--line)}
.bar strong{display:block;font-size:1.125rem}
.bar .button{padding-inline:1.5rem}
.notice{border-left:.25rem solid var(--brand);padding:.75rem 1rem;background:var(--page)}
.problem{border-color:#c2362b}
.done{color:var(--brand-ink)}
#resposta{position:relative;background:var(--paper);border-top:1px solid var(--line);padding-top:1rem}
label{display:block;font-weight:500}
label.box{display:flex;gap:.75rem;font-weight:400;align-items:flex-start;margin:1rem 0}
input:not([type=checkbox]),select,textarea{width:100%;font:inherit;font-size:1rem;color:inherit;background:var(--paper);border:1px solid var(--field);border-radius:.5rem;padding:.625rem .75rem;margin-top:.25rem;min-height:2.75rem}
input:hover,select:hover,textarea:hover{border-color:var(--ink)}
input[type=checkbox]{width:1.375rem;height:1.375rem;flex:none;accent-color:var(--brand)}
button,.button{display:inline-block;font:inherit;font-weight:600;min-height:3rem;padding:.6875rem 1.25rem;border-radius:.5rem;border:1px solid transparent;background:var(--brand);color:var(--on-brand);text-decoration:none;cursor:pointer;text-align:center;outline:1px solid var(--line);outline-offset:-1px}
form>button,.pix button{width:100%}
[hidden]{display:none}
.plain{background:none;color:var(--brand-ink);border-color:var(--line);outline:0}
form p{margin-top:.75rem}
a,summary{color:var(--brand-ink)}
:focus-visible{outline:3px solid var(--brand-ink);outline-offset:2px}
summary{cursor:pointer;padding:.75rem 0;font-weight:500}
.part{padding:0 1.25rem;border-top:1px solid var(--line);margin-top:.75rem}
.part section{padding-inline:0}
.part .part{padding-inline:0}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1rem}
.pix{margin-top:1rem;padding:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--page)}
.pix .lead{font-size:1.75rem;line-height:2.125rem;font-weight:600;margin:0}
.pix input{font:.75rem ui-monospace,monospace;text-overflow:ellipsis;margin:.625rem 0}
.pix summary{text-align:center;padding-bottom:0}
.pix svg{display:block;width:13rem;max-width:100%;margin:.75rem auto 0;background:#fff;border-radius:.5rem}
footer{padding:1.25rem;color:var(--muted);font-size:.75rem;line-height:1.125rem;border-top:1px solid var(--line)}
@media (min-width:40rem){body{padding:2rem 1rem}main{border-radius:.75rem;border:1px solid var(--line)}section,header,footer,.bar,.part{padding-inline:2rem}}
@page{size:A4;margin:15mm}
@media print{:root{--page:#fff;--paper:#fff;--ink:#000;--muted:#444;--line:#ccc;color-scheme:light}
body{padding:0;font-size:.875rem}main{max-width:none;border:0}
section,footer,header,.part{padding-inline:0}.screen,summary,.pix button{display:none}
summary:has(+.lines){display:block;list-style:none;padding:.75rem 0 0;color:inherit;font-weight:600;break-after:avoid}.lines{orphans:3;widows:3}footer{margin-top:.75rem}
.part::details-content{content-visibility:visible;display:block;height:auto}
h2{break-after:avoid}li{break-inside:avoid}}
`;

const FONT =
  '@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:url(/inter-latin.woff2) format("woff2")}';

/**
 * The style of a page behind a link, with the colour of its company. In a frame without an origin the font could not be
 * fetched, and the attempt would look like somebody else's.
 */
export const pageStyle = (colour: Colour, { isFramed = false } = {}): string =>
  (isFramed ? "" : FONT) + brandColours(colour) + rules;

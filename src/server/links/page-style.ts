import { type Colour, readableColour, textColourOn } from "#shared/proposals/readable-colour.ts";

const PAPER = "#ffffff";
const NIGHT = "#23201d";

/** Colours of a company on both grounds, each readable whatever it chose. */
const brandColours = (colour: Colour) => `:root{--brand:${colour};--on-brand:${textColourOn(colour)};
--brand-ink:${readableColour(colour, PAPER)}}
@media (prefers-color-scheme:dark){:root{--brand-ink:${readableColour(colour, NIGHT)}}}
@media print{:root{--brand-ink:${readableColour(colour, PAPER)}}}`;

const rules = `
:root{color-scheme:light dark;--page:#f6f4f0;--paper:${PAPER};--ink:#1f1c19;--muted:#5c554d;--line:#ddd8d0}
@media (prefers-color-scheme:dark){:root{--page:#191715;--paper:${NIGHT};--ink:#f3f0ec;--muted:#b3aba1;--line:#453f39}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
main{max-width:44rem;margin:0 auto;background:var(--paper)}
header{background:var(--brand);color:var(--on-brand);border-bottom:1px solid var(--line);padding:1.5rem 1.25rem;display:flex;flex-wrap:wrap;gap:1rem;align-items:center}
header img{max-width:7rem;max-height:4.5rem;background:#fff;border-radius:.5rem;padding:.375rem}
header p{margin:0}
h1{font-size:1.375rem;line-height:1.75rem;margin:0}
h2{font-size:1.0625rem;color:var(--brand-ink);margin:0 0 .5rem}
section{padding:1.25rem;border-bottom:1px solid var(--line)}
section:last-of-type{border:0}
p,ul,dl{margin:0}
p+p{margin-top:.5rem}
.lines{white-space:pre-line}
.muted{color:var(--muted)}
.small{font-size:.875rem}
ul{padding:0;list-style:none}
li+li{margin-top:.5rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dt{color:var(--muted)}
dd{margin:0}
.row{display:flex;justify-content:space-between;gap:1rem}
.row>:last-child{white-space:nowrap;font-variant-numeric:tabular-nums}
.total{font-size:1.25rem;font-weight:700;margin-top:.75rem;padding-top:.75rem;border-top:1px solid var(--line)}
.notice{border-left:.25rem solid var(--brand);padding:.75rem 1rem;background:var(--page)}
.problem{border-color:#c2362b}
label{display:block;font-weight:600}
label.box{display:flex;gap:.75rem;font-weight:400;align-items:flex-start;margin:1rem 0}
input[type=text],textarea{width:100%;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--muted);border-radius:.5rem;padding:.625rem .75rem;margin-top:.25rem;min-height:2.75rem}
input[type=checkbox]{width:1.375rem;height:1.375rem;flex:none;accent-color:var(--brand)}
button,.button{display:inline-block;font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.25rem;border-radius:.5rem;border:1px solid var(--brand-ink);background:var(--brand);color:var(--on-brand);text-decoration:none;cursor:pointer;text-align:center}
.plain{background:none;color:var(--brand-ink);border-color:currentColor}
a{color:var(--brand-ink)}
:focus-visible{outline:3px solid var(--brand-ink);outline-offset:2px}
summary{cursor:pointer;padding:.625rem 0;color:var(--brand-ink);font-weight:600}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1rem}
.pix{display:flex;flex-wrap:wrap;gap:1rem;margin-top:1rem;align-items:flex-start}
.pix svg{width:11rem;height:11rem;background:#fff;border-radius:.5rem;flex:none}
.pix code{display:block;flex:1 1 14rem;font-size:.8125rem;background:var(--page);border:1px solid var(--line);border-radius:.5rem;padding:.75rem;user-select:all}
footer{padding:1.25rem;color:var(--muted);font-size:.8125rem}
@media (min-width:44rem){body{padding:2rem 1rem}main{border-radius:.75rem;overflow:hidden}section,header,footer{padding-inline:2rem}}
@page{size:A4;margin:15mm}
@media print{:root{--page:#fff;--paper:#fff;--ink:#000;--muted:#444;--line:#ccc;color-scheme:light}
body{padding:0;font-size:.875rem}main{max-width:none;border-radius:0}
header{background:none;color:#000;border-bottom:.25rem solid var(--brand);padding-inline:0}
section,footer{padding-inline:0}.screen{display:none}h2{break-after:avoid}li{break-inside:avoid}}
`;

/** The style of a page behind a link, with the colour of its company. */
export const pageStyle = (colour: Colour): string => brandColours(colour) + rules;

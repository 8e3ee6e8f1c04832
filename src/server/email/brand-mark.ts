import { html } from "hono/html";
import { brandDrawing } from "#shared/brand-drawing.ts";

const { drink, glass, counter, rind, citrus } = brandDrawing;

/** Logo in the colours of public/standalone.css. */
export const brandMark = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true">
  <path d="${drink}" fill="currentColor" opacity="0.26" />
  <g stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round">
    <path d="${glass}" />
    <path d="${counter}" />
  </g>
  <circle class="rind" cx="${rind.cx}" cy="${rind.cy}" r="${rind.r}" stroke-width="1.2" />
  <path class="citrus" d="${citrus}" />
</svg>`;

/** What lies over the page and stays there while it scrolls is marked so: `data-covers="top"` or `"bottom"`. */
const COVERS = "[data-covers]";

/** The part of the window, from its top, that no bar, message or floating action lies over. */
export function uncoveredViewport(): { top: number; bottom: number } {
  const room = { top: 0, bottom: window.innerHeight };
  for (const cover of document.querySelectorAll<HTMLElement>(COVERS)) {
    const { top, bottom, height } = cover.getBoundingClientRect();
    const isAfloat = /fixed|sticky/.test(getComputedStyle(cover).position);
    if (!isAfloat || height === 0) continue;
    if (cover.dataset.covers === "top") room.top = Math.max(room.top, bottom);
    else room.bottom = Math.min(room.bottom, top);
  }
  return room;
}

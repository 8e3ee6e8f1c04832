import sharp from "sharp";

// Of the dozens of formats that libvips reads only these three, and only from memory.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadSvgBuffer"],
});
// One picture takes one core, and none is drawn twice.
sharp.concurrency(1);
sharp.cache(false);

/** Most pixels per side of a logo: 500 dots per inch in the widest place that it has on paper. */
export const LOGO_SIDE = 1200;

export const withinLogo = {
  width: LOGO_SIDE,
  height: LOGO_SIDE,
  fit: "inside",
  withoutEnlargement: true,
} as const;

export { sharp };

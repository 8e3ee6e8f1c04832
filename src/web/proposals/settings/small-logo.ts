/** As the server takes it. */
export const LARGEST_LOGO = 200 * 1024;

/** Side lengths to try, until the file is small enough; paper shows no more than the first. */
const SIDES = [1200, 800, 500, 300];

/** A photo or picture of any size as one that can be a logo; whatever the browser cannot draw, and a drawing, as it is. */
export async function smallLogo(file: File): Promise<File> {
  if (file.type === "image/svg+xml" || (file.size <= LARGEST_LOGO && isTaken(file.type))) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  // Only a photo has nothing to be seen through.
  const type = file.type === "image/jpeg" ? "image/jpeg" : "image/png";
  try {
    for (const side of SIDES) {
      const drawn = await draw(picture, side, type);
      if (drawn && drawn.size <= LARGEST_LOGO) return new File([drawn], "logo", { type });
    }
    return file;
  } finally {
    picture.close();
  }
}

const isTaken = (type: string) => type === "image/png" || type === "image/jpeg";

function draw(picture: ImageBitmap, side: number, type: string): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.85));
}

import { useEffect, useState } from "react";

/** The empty frame that readers need around a code, in modules. */
const QUIET_ZONE = 4;

type QrCodeProps = { text: string; label: string };

/** A QR code in black on white, in the dark theme too: many readers know nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing>();
  const [isMissing, setIsMissing] = useState(false);

  useEffect(() => {
    let isWanted = true;
    setIsMissing(false);
    // Its code is only fetched where a QR code is shown.
    import("qr").then(
      ({ encodeQR }) =>
        isWanted && setDrawing(drawn(encodeQR(text, "raw", { ecc: "medium", border: QUIET_ZONE }))),
      () => isWanted && setIsMissing(true),
    );
    return () => {
      isWanted = false;
    };
  }, [text]);

  if (isMissing) return <p className="text-sm text-muted">Sem conexão para desenhar o QR code.</p>;
  const { size, path } = drawing ?? { size: 1, path: "" };
  return (
    <svg
      role="img"
      aria-label={label}
      aria-busy={!drawing}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-56 max-w-full rounded-md border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

type Drawing = { size: number; path: string };

/** Each run of dark modules in a row as one rectangle. */
function drawn(rows: boolean[][]): Drawing {
  const path = rows.flatMap((row, y) => {
    const runs: string[] = [];
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x]) x++;
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
    }
    return runs;
  });
  return { size: rows.length, path: path.join("") };
}

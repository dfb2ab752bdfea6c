// Paints small pictures as WebP for those who take it, as an image CDN does: a browser decodes that beside the page's own work.
/** Pixels: a phone shows three beside each other. */
const WIDTH = 240;
const QUALITY = 60;

type Paint = (svg: string) => Promise<Uint8Array<ArrayBuffer>>;

// Sharp comes with prebuilt binaries for most systems; where there is none, the art stays vector.
const loadPaint = async (): Promise<Paint | undefined> => {
  const loaded = await import('sharp').catch(() => undefined);
  if (!loaded) return undefined;
  const { default: sharp } = loaded;
  sharp.concurrency(1);
  return async (svg) =>
    new Uint8Array(
      await sharp(Buffer.from(svg)).resize({ width: WIDTH }).webp({ quality: QUALITY }).toBuffer(),
    );
};

let paint: Promise<Paint | undefined> | undefined;
// As many as the catalogue has, some kilobytes each.
const painted = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The picture as a thumbnail; undefined where it cannot be painted. Asked twice, it is painted once. */
export const toWebp = async (path: string, svg: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  paint ??= loadPaint();
  const run = await paint;
  if (!run) return undefined;
  const known = painted.get(path) ?? run(svg);
  painted.set(path, known);
  return known.catch(() => undefined);
};

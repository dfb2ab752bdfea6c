// Renders pictures as WebP for clients that accept it, as an image CDN does.
/** Pixels by gallery: thumbnails are three in a row on a phone, others fill its width. */
const WIDTHS = new Map([
  ['games', 240],
  ['vendors', 240],
  ['banners', 720],
  ['promotions', 720],
  ['splash', 520],
]);
const QUALITY = 50;

type Format = 'webp' | 'png';
type Paint = (svg: string, width: number, format: Format) => Promise<Uint8Array<ArrayBuffer>>;

// Sharp has prebuilt binaries for most systems; elsewhere the art stays vector.
const loadPaint = async (): Promise<Paint | undefined> => {
  const loaded = await import('sharp').catch(() => undefined);
  if (!loaded) return undefined;
  const { default: sharp } = loaded;
  sharp.concurrency(1);
  return async (svg, width, format) => {
    const picture = sharp(Buffer.from(svg)).resize({ width });
    const done = format === 'png' ? picture.png() : picture.webp({ quality: QUALITY });
    return new Uint8Array(await done.toBuffer());
  };
};

let paint: Promise<Paint | undefined> | undefined;
// As many as the catalogue has, some kilobytes each.
const painted = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Returns the picture `<gallery>/…` as pixels, painted once; undefined where it stays vector. */
export const toWebp = async (path: string, svg: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const width = WIDTHS.get(path.split('/', 1)[0] ?? '');
  paint ??= loadPaint();
  const run = await paint;
  if (!run || !width) return undefined;
  const known = painted.get(path) ?? run(svg, width, 'webp');
  painted.set(path, known);
  return known.catch(() => undefined);
};

/** Returns a drawing as a PNG of a width; undefined where nothing can be painted. */
export const toPng = async (
  path: string,
  svg: string,
  width: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  paint ??= loadPaint();
  const run = await paint;
  if (!run) return undefined;
  const known = painted.get(path) ?? run(svg, width, 'png');
  painted.set(path, known);
  return known.catch(() => undefined);
};

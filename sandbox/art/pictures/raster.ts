// Renders pictures as AVIF or WebP for clients that accept it, as an image CDN does.
import { paintOnce } from './painted-files.ts';

/** Pixels by gallery: thumbnails are three in a row on a phone, others fill its width. */
const WIDTHS = new Map([
  ['games', 240],
  ['vendors', 240],
  ['banners', 720],
  ['promotions', 720],
  ['splash', 520],
]);
const QUALITY = 50;

type Format = 'avif' | 'webp' | 'png';
type Pixels = Uint8Array<ArrayBuffer>;
type Paint = (svg: string, width: number, format: Format) => Promise<Pixels>;

/** AVIF at its fastest: a demo waits for each picture once. */
const ENCODING = { avif: { quality: QUALITY, effort: 0 }, webp: { quality: QUALITY }, png: {} };

// Sharp has prebuilt binaries for most systems; elsewhere the art stays vector.
const loadPaint = async (): Promise<Paint | undefined> => {
  const loaded = await import('sharp').catch(() => undefined);
  if (!loaded) return undefined;
  const { default: sharp } = loaded;
  sharp.concurrency(1);
  return async (svg, width, format) => {
    const picture = sharp(Buffer.from(svg)).resize({ width });
    return new Uint8Array(await picture.toFormat(format, ENCODING[format]).toBuffer());
  };
};

let paint: Promise<Paint | undefined> | undefined;
// As many as the catalogue has in the widths of a page, some kilobytes each.
const painted = new Map<string, Promise<Pixels>>();

/** Returns a drawing as pixels of a width, painted once; undefined where nothing can be painted. */
export const toPixels = async (
  path: string,
  svg: string,
  { width, format }: { width: number; format: Format },
): Promise<Pixels | undefined> => {
  paint ??= loadPaint();
  const run = await paint;
  if (!run) return undefined;
  const key = `${path} ${width} ${format}`;
  const drawing = () => `${width} ${format} ${JSON.stringify(ENCODING[format])} ${svg}`;
  const known = painted.get(key) ?? paintOnce(drawing(), () => run(svg, width, format));
  painted.set(key, known);
  return known.catch(() => undefined);
};

/** The width of a picture whose address names none; undefined where it stays vector. */
export const usualWidthOf = (path: string): number | undefined => WIDTHS.get(path.split('/', 1)[0] ?? '');

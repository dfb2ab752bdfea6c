// A merchant's picture: checked, measured, drawn at any size. The only importer of sharp.
import 'server-only';
import type { Sharp } from 'sharp';

/** What the site paints from. */
export const PAINTED = ['image/png', 'image/webp', 'image/jpeg', 'image/svg+xml'];
/** What every supported browser shows. */
export const SHOWN = [...PAINTED, 'image/gif', 'image/avif'];

const MAX_PIXELS = 4096 * 4096;
const TIMEOUT_SECONDS = 5;
const SVG_DPI = 72;
const MAX_DPI = 2400;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Sizes in px mean little for a vector. */
export type PixelImage = {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly isVector: boolean;
};

export type ImageBox = { readonly width: number; readonly height: number; readonly fit: 'contain' | 'cover' };

/** Loads the painter, which may take one core only. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}

/** Opens bytes for painting; a broken or huge picture fails on reading, after at most 5 s. */
export async function openPicture(bytes: Buffer | Uint8Array, density = SVG_DPI): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(bytes, { density, limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({
    seconds: TIMEOUT_SECONDS,
  });
}

/** Reads the header of a picture; undefined for anything but `types`. */
export async function readPicture(
  bytes: Buffer | undefined,
  types = PAINTED,
): Promise<PixelImage | undefined> {
  if (!bytes) return undefined;
  try {
    const { mediaType = '', width, height } = await (await openPicture(bytes)).metadata();
    if (!types.includes(mediaType) || !width || !height) return undefined;
    return { bytes, width, height, isVector: mediaType === 'image/svg+xml' };
  } catch {
    return undefined;
  }
}

/** Returns the picture fitted into a place, as PNG with alpha. @throws what sharp throws on a broken picture. */
export async function fitPicture(picture: PixelImage, { width, height, fit }: ImageBox): Promise<Buffer> {
  const scale = Math.max(width / picture.width, height / picture.height);
  const density = picture.isVector ? Math.min(MAX_DPI, Math.max(1, Math.ceil(SVG_DPI * scale))) : SVG_DPI;
  const opened = await openPicture(picture.bytes, density);
  return opened.resize({ width, height, fit, background: CLEAR }).ensureAlpha().png().toBuffer();
}

/** Returns the picture fitted over a place, as the address of a PNG; undefined for a broken one. */
export async function toPictureAddress(
  picture: PixelImage,
  width: number,
  height: number,
): Promise<string | undefined> {
  const png = await fitPicture(picture, { width, height, fit: 'cover' }).catch(() => undefined);
  return png && `data:image/png;base64,${png.toString('base64')}`;
}

/** Returns an own drawing as a PNG of its own size. */
export async function paintDrawing(svg: string): Promise<Buffer> {
  return (await openPicture(Buffer.from(svg))).png().toBuffer();
}

/** Compresses a PNG; `colors` is the palette's size, all colours without it. */
export async function packPng(png: Buffer, colors?: number): Promise<Uint8Array<ArrayBuffer>> {
  const palette = colors ? { palette: true, colors, effort: 7 } : {};
  return new Uint8Array(await (await openPicture(png)).png({ compressionLevel: 9, ...palette }).toBuffer());
}

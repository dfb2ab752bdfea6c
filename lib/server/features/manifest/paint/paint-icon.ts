// Paints icons from the merchant's own picture, or from the drawn mark.
import 'server-only';
import {
  fitPicture,
  openPicture,
  type PixelImage,
  packPng,
  paintDrawing,
} from '@/lib/server/features/manifest/paint/picture';
import { drawMark, type MarkShape } from '@/lib/shared/brand-art/draw-mark';
import type { Brand } from '@/lib/shared/merchant/brand';

/** `icon` may have clear corners; `maskable` is full-bleed with its sign in the middle 80 %; `touch` is opaque. */
export type IconKind = 'icon' | 'maskable' | 'touch';

const SHAPES: Readonly<Record<IconKind, MarkShape>> = { icon: 'rounded', maskable: 'masked', touch: 'full' };

const SIGN_SHARE = { maskable: 0.6, touch: 0.76 } as const;

/** A rounded square covers about 96 % of its box, a disc 79 %. */
const CARD_COVER = 0.92;

/** A square within a mask's safe circle may have this size; the rest fades into its enlarged ground. */
const SAFE_SHARE = 0.8;
const CORNER = 0.22;

const svgOf = (px: number, inner: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${px}" height="${px}">${inner}</svg>`,
  );

const rounded = (px: number): Buffer =>
  svgOf(px, `<rect width="100" height="100" rx="${CORNER * 100}" fill="#fff"/>`);

const faded = (px: number): Buffer =>
  svgOf(
    px,
    '<defs><radialGradient id="f"><stop offset=".72" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="100" height="100" fill="url(#f)"/>',
  );

async function cut(png: Buffer, mask: Buffer): Promise<Buffer> {
  return (await openPicture(png))
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

async function groundOf({ theme: { colors } }: Brand, px: number): Promise<Buffer> {
  const ground = `<defs><linearGradient id="g" x2=".4" y2="1"><stop stop-color="${colors.surface}"/><stop offset="1" stop-color="${colors.background}"/></linearGradient></defs><rect width="100" height="100" fill="url(#g)"/>`;
  return paintDrawing(svgOf(px, ground).toString());
}

async function placeOn(ground: Buffer, sign: Buffer): Promise<Buffer> {
  return (await openPicture(ground))
    .composite([{ input: sign, gravity: 'centre' }])
    .png()
    .toBuffer();
}

async function coverOf(png: Buffer): Promise<number> {
  const { channels, isOpaque } = await (await openPicture(png)).stats();
  return isOpaque ? 1 : (channels[3]?.mean ?? 0) / 255;
}

// A card with clear corners gets them filled from its own colours; a second frame would look pasted.
async function filledCorners(card: Buffer, px: number): Promise<Buffer> {
  const large = Math.round(px * 1.5);
  const inner = { left: (large - px) >> 1, top: (large - px) >> 1, width: px, height: px };
  const grown = await (await openPicture(card)).resize(large, large).extract(inner).png().toBuffer();
  const ground = await (await openPicture(grown))
    .blur(Math.max(2, px / 40))
    .png()
    .toBuffer();
  return placeOn(ground, card);
}

async function maskedFrom(whole: Buffer, px: number): Promise<Buffer> {
  const inner = Math.round(px * SAFE_SHARE);
  const small = await (await openPicture(whole)).resize(inner, inner).png().toBuffer();
  const ground = await (await openPicture(whole))
    .blur(Math.max(2, px / 14))
    .png()
    .toBuffer();
  return placeOn(ground, await cut(small, faded(inner)));
}

async function fromOpaque(kind: IconKind, whole: Buffer, px: number): Promise<Buffer> {
  if (kind === 'icon') return cut(whole, rounded(px));
  return kind === 'maskable' ? maskedFrom(whole, px) : whole;
}

async function fromPicture(kind: IconKind, picture: PixelImage, { brand, px }: IconJob): Promise<Buffer> {
  const whole = await fitPicture(picture, { width: px, height: px, fit: 'cover' });
  const cover = await coverOf(whole);
  if (cover === 1) return fromOpaque(kind, whole, px);
  if (kind === 'icon') return whole;
  if (cover > CARD_COVER) return fromOpaque(kind, await filledCorners(whole, px), px);
  const share = Math.round(px * SIGN_SHARE[kind]);
  const sign = await fitPicture(picture, { width: share, height: share, fit: 'contain' });
  return placeOn(await groundOf(brand, px), sign);
}

export type IconJob = { readonly brand: Brand; readonly px: number; readonly picture?: PixelImage };

/** Returns the icon as a PNG of exactly `px` × `px`; falls back to the mark. */
export async function paintIcon(kind: IconKind, job: IconJob): Promise<Uint8Array<ArrayBuffer>> {
  const { brand, px, picture } = job;
  const drawn = (): Promise<Buffer> => paintDrawing(drawMark(brand, SHAPES[kind], px));
  const png = await (picture ? fromPicture(kind, picture, job).catch(drawn) : drawn());
  if (kind !== 'touch') return packPng(png);
  return packPng(
    await (await openPicture(png)).flatten({ background: brand.theme.colors.background }).png().toBuffer(),
  );
}

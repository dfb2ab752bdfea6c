// Widths of an image for its place, where the merchant's image servers give them.
import { findCdnBase } from '@/lib/shared/cdn/pick-cdn';
import { WIDE_LAYOUT } from '@/lib/shared/constants';

/** How the image servers give an image in a width. */
export type ImageSizing = {
  readonly cdns: readonly string[];
  /** Path below an image server, with `{width}` in pixels and `{path}` of the image. */
  readonly sizedPath: string;
};

/** Returns how a merchant's image servers give an image in a width; undefined without `sizedPath`. */
export function toImageSizing(
  cdns: readonly string[],
  sizedPath: string | undefined,
): ImageSizing | undefined {
  return sizedPath === undefined ? undefined : { cdns, sizedPath };
}

const { breakpointPx, ratio } = WIDE_LAYOUT;

/** `sizes` of each place, and the widths in pixels that screens of one to three pixels to a point choose from. */
export const IMAGE_PLACES = {
  card: { sizes: '120px', widths: [120, 240, 360] },
  cover: { sizes: '240px', widths: [240, 480, 720] },
  frame: {
    sizes: `(min-width: ${breakpointPx + 1}px) ${ratio * 100}vh, 100vw`,
    widths: [360, 720, 1080],
  },
} as const;

export type ImagePlace = keyof typeof IMAGE_PLACES;

// Not a comma: at the end of an address in `srcset` it would end the candidate.
const toPath = (address: string): string => (address.split('#', 1)[0] ?? '').replaceAll(',', '%2C');

// An image with a query of its own keeps it beside the other one.
function fillPath(sizedPath: string, path: string, width: number): string {
  const filled = sizedPath.replaceAll('{width}', String(width)).replace('{path}', () => path);
  const [head = '', ...queries] = filled.split('?');
  return queries.length === 0 ? head : `${head}?${queries.join('&')}`;
}

/** Returns `srcset` of an image for a place; undefined for an image that is on none of the image servers. */
export function toSrcSet(
  address: string,
  place: ImagePlace,
  { cdns, sizedPath }: ImageSizing,
): string | undefined {
  const base = findCdnBase(address, cdns);
  if (base === undefined) return undefined;
  const path = toPath(address.slice(base.length));
  const { widths } = IMAGE_PLACES[place];
  return widths.map((width) => `${base}${fillPath(sizedPath, path, width)} ${width}w`).join(', ');
}

/** Returns the attributes that load an image in the width of a place, or as given without `sizing`. */
export function toImageSource(
  src: string,
  place: ImagePlace,
  sizing: ImageSizing | undefined,
): { readonly src: string; readonly srcSet?: string; readonly sizes?: string } {
  const srcSet = sizing && toSrcSet(src, place, sizing);
  return srcSet === undefined ? { src } : { src, srcSet, sizes: IMAGE_PLACES[place].sizes };
}

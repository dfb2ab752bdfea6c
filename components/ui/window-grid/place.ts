import type { RowShape } from './use-row-shape';

/** Where a page stands: so far down as it was put, in pixels, or at so many items of its grid. */
export type Place = { readonly top: number } | { readonly items: number };

const SLACK_PX = 2;

const rowOf = ({ height, gap }: RowShape): number => Math.max(height + gap, 1);

/** The place of the page now, to be found again in a grid of another shape. Where it was put, and nobody has scrolled since, that counts on. */
export function placeAt(shape: RowShape, last: Place | undefined): Place {
  const top = window.scrollY;
  const wasPut = last !== undefined && Math.abs(topOf(shape, last) - top) <= SLACK_PX;
  if (wasPut) return last;
  if (top < shape.start) return { top };
  return { items: ((top - shape.start) / rowOf(shape)) * shape.columns };
}

/** How far down a place is in a grid of this shape, in pixels. */
export function topOf(shape: RowShape, place: Place): number {
  return 'top' in place ? place.top : shape.start + (place.items / shape.columns) * rowOf(shape);
}

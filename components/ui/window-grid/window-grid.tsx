'use client';

import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { type RowShape, useRowShape } from './use-row-shape';

type WindowGridProps<Item> = {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly render: (item: Item) => ReactNode;
  /** Lays out the items as a CSS grid, which is measured. */
  readonly className?: string;
  readonly label: string;
  /** Initial scroll position in pixels. */
  readonly top?: number;
};

const OVERSCAN_ROWS = 2;

/** The row with the focus stays, however far it is. */
function withFocusedRow(list: HTMLElement | null, range: Range): number[] {
  const rows = defaultRangeExtractor(range);
  const focused = document.activeElement?.closest<HTMLElement>('[data-row]');
  const row = focused && list?.contains(focused) ? Number(focused.dataset.row) : -1;
  if (row < 0 || row >= range.count || rows.includes(row)) return rows;
  return [...rows, row].sort((a, b) => a - b);
}

type Rows = {
  readonly shape: RowShape | undefined;
  readonly count: number;
  /** Scroll position to restore, in pixels. */
  readonly top?: number;
};

/** Returns the rows near the window; only the first before measuring. */
function useWindowRows(list: RefObject<HTMLElement | null>, { shape, count, top }: Rows): readonly number[] {
  const virtualizer = useWindowVirtualizer({
    count: shape ? count : 0,
    estimateSize: () => shape?.height ?? 0,
    gap: shape?.gap,
    overscan: OVERSCAN_ROWS,
    scrollMargin: shape?.start,
    // Used until a scroll event: a page restored at its position fires none.
    initialOffset: () => top ?? (typeof window === 'undefined' ? 0 : window.scrollY),
    rangeExtractor: (range) => withFocusedRow(list.current, range),
    useFlushSync: false,
  });
  return shape ? virtualizer.getVirtualItems().map(({ index }) => index) : [0];
}

type CellProps<Item> = Pick<WindowGridProps<Item>, 'render'> & { readonly item: Item };

function RenderedItem<Item>({ item, render }: CellProps<Item>): ReactNode {
  return render(item);
}

/** A scroll renders the rows that come near, not those that are there. */
const Cell = memo(RenderedItem) as typeof RenderedItem;

/** Long grid that renders only rows near the window, each at its final position, so that order, direction and page length stay. */
export function WindowGrid<Item>({ items, keyOf, render, className, label, top }: WindowGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { shape, place } = useRowShape(list);
  const columns = shape?.columns ?? 1;
  const count = Math.ceil(items.length / columns);
  const rows = useWindowRows(list, { shape, count, top });
  const goal = useRef(top);
  useLayoutEffect(() => {
    if (!shape) return;
    // Once: a grid that is measured again has been scrolled by the player, and was short meanwhile.
    const { start, height, gap } = shape;
    const row = place.current === undefined ? undefined : Math.floor(place.current / shape.columns);
    const top = row === undefined ? goal.current : start + row * (height + gap);
    goal.current = undefined;
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [shape, place]);
  return (
    <ul
      aria-label={label}
      className={className}
      ref={list}
      style={shape && { gridTemplateRows: `repeat(${count}, ${shape.height}px)` }}
    >
      {rows.flatMap((row) =>
        items.slice(row * columns, (row + 1) * columns).map((item, column) => (
          <li
            aria-posinset={row * columns + column + 1}
            aria-setsize={items.length}
            data-row={row}
            key={keyOf(item)}
            style={{ gridRow: row + 1 }}
          >
            <Cell item={item} render={render} />
          </li>
        )),
      )}
    </ul>
  );
}

'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useRowShape } from './use-row-shape';
import { useWindowRows } from './use-window-rows';

type WindowGridProps<Item> = {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly render: (item: Item) => ReactNode;
  /** Lays the items out as a CSS grid; its columns and gaps are measured. */
  readonly className?: string;
  readonly label: string;
  /** How far down the page is scrolled once the grid stands, in pixels. */
  readonly top?: number;
};

/**
 * A long grid of which only the rows near the window exist. Each row stands where it would stand among all of them, so
 * that reading order, writing direction and the length of the page are those of the whole list.
 */
export function WindowGrid<Item>({ items, keyOf, render, className, label, top }: WindowGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const shape = useRowShape(list);
  const columns = shape?.columns ?? 1;
  const count = Math.ceil(items.length / columns);
  const rows = useWindowRows(list, { shape, count, top });
  const isMeasured = shape !== undefined;
  useLayoutEffect(() => {
    if (isMeasured && top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [isMeasured, top]);
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
            {render(item)}
          </li>
        )),
      )}
    </ul>
  );
}

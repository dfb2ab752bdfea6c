'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useRowShape } from './use-row-shape';
import { useWindowRows } from './use-window-rows';

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

/** Long grid that renders only rows near the window, each at its final position, so that order, direction and page length stay. */
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

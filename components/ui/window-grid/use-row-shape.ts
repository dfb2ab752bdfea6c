'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Measured layout of a grid: columns, row height and gap, and the grid's position. */
export type RowShape = {
  readonly columns: number;
  readonly height: number;
  readonly gap: number;
  readonly start: number;
  readonly width: number;
};

function measure(list: HTMLElement, first: HTMLElement): RowShape {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return {
    columns: Math.max(1, gridTemplateColumns.split(' ').length),
    height: Math.ceil(first.getBoundingClientRect().height),
    gap: Number.parseFloat(rowGap) || 0,
    start: list.getBoundingClientRect().top + window.scrollY,
    width: list.clientWidth,
  };
}

/** Measures a grid by its first item, again after a change of width; undefined until then. `place` is the item at the top of the
 * window before the grid was measured again, undefined above the grid. */
export function useRowShape(holder: RefObject<HTMLElement | null>) {
  const [shape, setShape] = useState<RowShape>();
  const place = useRef<number>(undefined);
  useLayoutEffect(() => {
    const list = holder.current;
    const first = list?.firstElementChild;
    if (!shape && list && first instanceof HTMLElement) setShape(measure(list, first));
  }, [shape, holder]);
  useEffect(() => {
    const list = holder.current;
    if (!list) return;
    const observer = new ResizeObserver(() => {
      const width = list.clientWidth;
      setShape((known) => (known && known.width !== width ? undefined : known));
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [holder]);
  useEffect(() => {
    const list = holder.current;
    if (!list || !shape) return undefined;
    const keep = () => {
      // A turned screen scrolls by itself, before the grid is measured again.
      if (list.clientWidth !== shape.width) return;
      const row = Math.floor((window.scrollY - shape.start) / (shape.height + shape.gap));
      place.current = row < 0 ? undefined : row * shape.columns;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [holder, shape]);
  return { shape, place };
}

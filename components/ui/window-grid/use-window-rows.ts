'use client';

import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { RowShape } from './use-row-shape';

const OVERSCAN_ROWS = 2;

/** The row that holds the focus stays, however far away the window is. */
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
  /** Where the page is about to be put, in pixels. */
  readonly top?: number;
};

/** Numbers of the rows near the window; the first alone while nothing is measured. */
export function useWindowRows(
  list: RefObject<HTMLElement | null>,
  { shape, count, top }: Rows,
): readonly number[] {
  const virtualizer = useWindowVirtualizer({
    count: shape ? count : 0,
    estimateSize: () => shape?.height ?? 0,
    gap: shape?.gap,
    overscan: OVERSCAN_ROWS,
    scrollMargin: shape?.start,
    // What it takes to be the place until something scrolls: a page that is put where it already stands tells nothing.
    initialOffset: () => top ?? (typeof window === 'undefined' ? 0 : window.scrollY),
    rangeExtractor: (range) => withFocusedRow(list.current, range),
    useFlushSync: false,
  });
  return shape ? virtualizer.getVirtualItems().map(({ index }) => index) : [0];
}

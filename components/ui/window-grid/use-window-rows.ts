'use client';

import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { RowShape } from './use-row-shape';

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
    // Used until a scroll event: a page restored at its position fires none.
    initialOffset: () => top ?? (typeof window === 'undefined' ? 0 : window.scrollY),
    rangeExtractor: (range) => withFocusedRow(list.current, range),
    useFlushSync: false,
  });
  return shape ? virtualizer.getVirtualItems().map(({ index }) => index) : [0];
}

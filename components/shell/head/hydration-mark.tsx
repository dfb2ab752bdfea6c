'use client';

import { useEffect } from 'react';

/** Sets `data-hydrated` on <html>. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '1';
}

/** Signals hydration: the pre-paint script repeats earlier taps and submits. */
export function HydrationMark() {
  useEffect(markHydrated, []);
  return null;
}

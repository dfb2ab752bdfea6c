'use client';

import { useEffect } from 'react';
import { markHydrated } from '@/lib/client/page/mark-hydrated';

/** Signals hydration: the pre-paint script repeats earlier taps and submits. */
export function HydrationMark() {
  useEffect(markHydrated, []);
  return null;
}

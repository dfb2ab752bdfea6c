'use client';

import { useEffect } from 'react';
import { markHydrated } from '@/lib/client/page/mark-hydrated';

/** Says that React has taken the page over: the pre-paint script repeats what was pressed and sent before. */
export function HydrationMark() {
  useEffect(markHydrated, []);
  return null;
}

'use client';

import { useEffect } from 'react';
import { watchMeasures } from '@/lib/client/measure/watch-measures';

/** Has the page's times reported once they are known; it shows nothing. */
export function MeasureTracker() {
  useEffect(watchMeasures, []);
  return null;
}

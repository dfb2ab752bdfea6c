'use client';

import { useEffect } from 'react';
import { watchMeasures } from '@/lib/client/measure/watch-measures';

/** Reports the page's performance metrics; renders nothing. */
export function MeasureTracker() {
  useEffect(watchMeasures, []);
  return null;
}

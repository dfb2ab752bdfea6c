'use client';

import { useEffect } from 'react';
import { watchSafety } from '@/lib/client/safety/watch-safety';

/** Runs the clock of time played and the ends of breaks beside a page; it shows nothing itself. */
export function SafetyTracker() {
  useEffect(watchSafety, []);
  return null;
}

'use client';

import { useEffect } from 'react';
import { watchSafety } from '@/lib/client/safety/watch-safety';

/** Runs the clock of time played and the end of breaks; renders nothing. */
export function SafetyTracker() {
  useEffect(watchSafety, []);
  return null;
}

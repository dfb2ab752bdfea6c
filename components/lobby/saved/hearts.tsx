'use client';

import { useEffect } from 'react';
import { watchHearts } from '@/lib/client/game/watch-hearts';

/** Brings the hearts of a page to life; it shows nothing and stands once in a page with games. */
export function Hearts() {
  useEffect(watchHearts, []);
  return null;
}

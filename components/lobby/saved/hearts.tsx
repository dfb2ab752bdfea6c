'use client';

import { useEffect } from 'react';
import { watchHearts } from '@/lib/client/game/watch-hearts';

/** Handles the hearts of a page; renders nothing, mounted once on a page with games. */
export function Hearts() {
  useEffect(watchHearts, []);
  return null;
}

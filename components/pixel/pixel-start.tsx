'use client';

import { useIdlePart } from '@/lib/client/page/use-idle-part';

const loadTracker = async () => (await import('./pixel-tracker')).PixelTracker;

/** Loads the pixels on the page of a running game, which has no deferred widgets, and where deposits are made. */
export function PixelStart() {
  const Tracker = useIdlePart(loadTracker);
  return Tracker ? <Tracker /> : null;
}

'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { loadWhenIdle } from '@/lib/client/page/load-module';

/** Loads the pixels on the page of a running game, which has no deferred widgets, and where deposits are made. */
export function PixelStart() {
  const [Host, setHost] = useState<ComponentType>();
  useEffect(
    () =>
      loadWhenIdle(async () => {
        const { PixelTracker } = await import('./pixel-tracker');
        setHost(() => PixelTracker);
      }),
    [],
  );
  return Host ? <Host /> : null;
}

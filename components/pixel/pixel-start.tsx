'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { loadWhenIdle } from '@/lib/client/page/load-module';

/** Brings the pixels to the page of a running game, whose late parts have none, and where deposits are made. */
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

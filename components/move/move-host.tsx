'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { loadWhenIdle } from '@/lib/client/page/load-part';

/** Where the race of domains comes in; its code is loaded by itself, after everything else. */
export function MoveHost() {
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(
    () =>
      loadWhenIdle(async () => {
        const { MoveOffer } = await import('./move-offer');
        setOffer(() => MoveOffer);
      }),
    [],
  );
  return Offer ? <Offer /> : null;
}

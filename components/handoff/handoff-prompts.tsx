'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { loadWhenIdle } from '@/lib/client/page/load-module';

/** Loads the race of domains after everything else. */
export function HandoffPrompts() {
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(
    () =>
      loadWhenIdle(async () => {
        const { HandoffOffer } = await import('./handoff-offer');
        setOffer(() => HandoffOffer);
      }),
    [],
  );
  return Offer ? <Offer /> : null;
}

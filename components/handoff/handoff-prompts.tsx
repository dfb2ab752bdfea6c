'use client';

import { useIdlePart } from '@/lib/client/page/use-idle-part';

const loadOffer = async () => (await import('./handoff-offer')).HandoffOffer;

/** Loads the race of domains after everything else. */
export function HandoffPrompts() {
  const Offer = useIdlePart(loadOffer);
  return Offer ? <Offer /> : null;
}

'use client';

import { useEffect } from 'react';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';

/** Stores every address with a query, and the first page view in any case. Never throws. */
export function trackLanding(): void {
  const { search } = window.location;
  if (search === '' && readStored(STORED.regInfo) !== null) return;
  import('@/lib/client/attribution/store-landing').then(
    ({ storeLanding }) => storeLanding(search),
    () => undefined,
  );
}

/** Stores the attribution of a page view; renders nothing, mounted once in the layout. */
export function LandingTracker() {
  useEffect(trackLanding, []);
  return null;
}

'use client';

import { useEffect } from 'react';
import { startTracking } from '@/lib/client/track/delivery/start-tracking';

/** Tells the events of the page, of the visit, and of money that a cashier reports; it shows nothing. */
export function EventTracker() {
  useEffect(startTracking, []);
  return null;
}

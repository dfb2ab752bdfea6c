'use client';

import { useEffect } from 'react';
import { startTracking } from '@/lib/client/track/delivery/start-tracking';

/** Reports events of page, visit and cashier; renders nothing. */
export function EventTracker() {
  useEffect(startTracking, []);
  return null;
}

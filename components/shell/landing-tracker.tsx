'use client';

import { useEffect } from 'react';
import { trackLanding } from '@/lib/client/attribution/track-landing';

/** Stores the attribution of a page view; renders nothing, mounted once in the layout. */
export function LandingTracker() {
  useEffect(trackLanding, []);
  return null;
}

'use client';

import { useEffect } from 'react';
import { trackLanding } from '@/lib/client/attribution/detect-landing';

/** Has the address of a page view kept; it shows nothing and stands once in the layout. */
export function LandingTracker() {
  useEffect(trackLanding, []);
  return null;
}

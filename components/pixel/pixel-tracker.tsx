'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { trackPageView, watchPixels } from '@/lib/client/pixel/watch-pixels';

/** Reports pages and events to the merchant's advertising platforms, with consent; renders nothing. */
export function PixelTracker() {
  const path = usePathname();
  // One page view per path; the address is read when it is reported.
  useEffect(() => {
    if (path) trackPageView();
  }, [path]);
  useEffect(watchPixels, []);
  return null;
}

'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { trackPageView, watchPixels } from '@/lib/client/pixel/watch-pixels';

/** Tells the merchant's advertising platforms of pages and events, where the visitor allows it; it shows nothing. */
export function PixelTracker() {
  const path = usePathname();
  // Each path is one page view; the address itself is read when it is told.
  useEffect(() => {
    if (path) trackPageView();
  }, [path]);
  useEffect(watchPixels, []);
  return null;
}

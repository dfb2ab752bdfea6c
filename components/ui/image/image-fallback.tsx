'use client';

import { useEffect } from 'react';
import { watchImageFallback } from '@/lib/client/page/watch-image-fallback';

/** Gives images that fail a second server; it shows nothing and stands once in the layout. */
export function ImageFallback() {
  useEffect(watchImageFallback, []);
  return null;
}

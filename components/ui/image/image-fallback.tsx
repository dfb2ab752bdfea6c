'use client';

import { useEffect } from 'react';
import { watchImageFallback } from '@/lib/client/page/watch-image-fallback';

/** Retries failed images on the next CDN; renders nothing, mounted once in the layout. */
export function ImageFallback() {
  useEffect(watchImageFallback, []);
  return null;
}

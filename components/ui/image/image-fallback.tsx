'use client';

import { useEffect } from 'react';
import { loadWhenIdle } from '@/lib/client/page/load-module';

/** Retries failed images on the next CDN; renders nothing, mounted once in the layout, which stays. */
export function ImageFallback() {
  useEffect(
    () =>
      loadWhenIdle(async () => {
        const { watchImageFallback } = await import('@/lib/client/page/watch-image-fallback');
        watchImageFallback();
      }),
    [],
  );
  return null;
}

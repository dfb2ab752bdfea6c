'use client';

import { useEffect } from 'react';
import { TIMING } from '@/lib/shared/constants';

/** Starts customer service beside the page, 500 ms after its start; it shows nothing and stands once in the layout. */
export function ServiceTracker() {
  useEffect(() => {
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    const start = async () => {
      const { startService } = await import('@/lib/client/service/start-service');
      if (!isUnmounted) stop = startService();
    };
    // A script that cannot be loaded leaves the page whole; the chat is then missing, and nothing else.
    const timer = setTimeout(() => void start().catch(() => undefined), TIMING.chatScriptDelayMs);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  return null;
}

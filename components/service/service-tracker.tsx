'use client';

import { useEffect } from 'react';
import { CHAT_SCRIPT_DELAY_MS } from '@/lib/shared/constants';

/** Starts customer service 500 ms after the page; renders nothing, mounted once in the layout. */
export function ServiceTracker() {
  useEffect(() => {
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    const start = async () => {
      const { startService } = await import('@/lib/client/service/start-service');
      if (!isUnmounted) stop = startService();
    };
    // If the script fails to load, only the chat is missing.
    const timer = setTimeout(() => void start().catch(() => undefined), CHAT_SCRIPT_DELAY_MS);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  return null;
}

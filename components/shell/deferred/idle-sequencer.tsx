'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isNavigationPending } from '@/lib/client/page/client-navigation';
import { whenIdle } from '@/lib/client/page/when-idle';

const NEXT_MS = 200;

/** Mounts its parts one by one in idle time, and none while a tapped page is awaited: together they would block a slow phone. */
export function IdleSequencer({ parts }: { readonly parts: readonly ReactNode[] }) {
  const [count, setCount] = useState(1);
  const isDone = count >= parts.length;
  useEffect(() => {
    if (isDone) return undefined;
    let stop: () => void;
    const wait = (): void => {
      stop = whenIdle(mountNext, NEXT_MS);
    };
    const mountNext = (): void =>
      isNavigationPending() ? wait() : startTransition(() => setCount(count + 1));
    wait();
    return () => stop();
  }, [count, isDone]);
  return parts.slice(0, count);
}

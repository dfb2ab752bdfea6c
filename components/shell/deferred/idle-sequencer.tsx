'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/client/page/when-idle';

const NEXT_MS = 200;

/** Whether the page of a tapped link is awaited: ClientLinks shows it, and home's first load has no room for a store. */
const isPageAwaited = (): boolean => document.querySelector('[data-awaited]') !== null;

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
    const mountNext = (): void => (isPageAwaited() ? wait() : startTransition(() => setCount(count + 1)));
    wait();
    return () => stop();
  }, [count, isDone]);
  return parts.slice(0, count);
}

'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/client/page/when-idle';

const NEXT_MS = 200;

/** Brings its parts in one after another, each in tasks of its own when the browser is idle: together they would hold a slow phone up. */
export function IdleSequencer({ parts }: { readonly parts: readonly ReactNode[] }) {
  const [count, setCount] = useState(1);
  const isDone = count >= parts.length;
  useEffect(() => {
    if (isDone) return undefined;
    return whenIdle(() => startTransition(() => setCount(count + 1)), NEXT_MS);
  }, [count, isDone]);
  return parts.slice(0, count);
}

'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/client/page/when-idle';

const NEXT_MS = 200;

/** Mounts its parts one by one in idle time: together they would block a slow phone. */
export function IdleSequencer({ parts }: { readonly parts: readonly ReactNode[] }) {
  const [count, setCount] = useState(1);
  const isDone = count >= parts.length;
  useEffect(() => {
    if (isDone) return undefined;
    return whenIdle(() => startTransition(() => setCount(count + 1)), NEXT_MS);
  }, [count, isDone]);
  return parts.slice(0, count);
}

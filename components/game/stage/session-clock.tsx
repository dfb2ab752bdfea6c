'use client';

import { useEffect, useState } from 'react';
import { getPlayClock } from '@/lib/client/safety/play-clock-store';
import { formatClock } from '@/lib/shared/game/format-clock';
import { playedMsOf } from '@/lib/shared/safety/play-clock';

/** Time played in this session, for guests since this game opened; digits run left to right in every language. */
export function SessionClock({ openedAt }: { readonly openedAt: number }) {
  const [elapsedMs, setElapsed] = useState(0);
  useEffect(() => {
    const tick = () => {
      const clock = getPlayClock();
      const now = Date.now();
      setElapsed(clock ? playedMsOf(clock, now) : now - openedAt);
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [openedAt]);
  return <bdi dir="ltr">{formatClock(elapsedMs)}</bdi>;
}

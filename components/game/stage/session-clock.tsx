'use client';

import { useEffect, useState } from 'react';
import { getPlayClock } from '@/lib/client/safety/play-clock-store';
import { formatClock } from '@/lib/shared/game/format-clock';

/** The time that a member has played in this session, a guest since the game opened; digits run from left to right in every language. */
export function SessionClock({ openedAt }: { readonly openedAt: number }) {
  const [elapsedMs, setElapsed] = useState(0);
  useEffect(() => {
    const tick = () => setElapsed(Date.now() - (getPlayClock()?.startedAt ?? openedAt));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [openedAt]);
  return <bdi dir="ltr">{formatClock(elapsedMs)}</bdi>;
}

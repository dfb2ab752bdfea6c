'use client';

import { useEffect, useState } from 'react';
import { formatClock } from '@/lib/shared/game/format-clock';

/** The time since the game opened; digits run from left to right in every language (B17). */
export function SessionClock({ openedAt }: { readonly openedAt: number }) {
  const [now, setNow] = useState(openedAt);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return <bdi dir="ltr">{formatClock(now - openedAt)}</bdi>;
}

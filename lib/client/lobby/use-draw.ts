import 'client-only';
import { useEffect, useState } from 'react';
import { callApi } from '@/lib/client/api/call-api';
import { draws } from '@/lib/shared/calls/game-table';
import { DAY_MS } from '@/lib/shared/day';
import type { Game } from '@/lib/shared/lobby/lobby';
import { type Draw, parseDraw } from '@/lib/shared/lobby/parse-draw';

// As long as the answer is kept: sooner it would be the same one.
const ASK_EVERY_MS = (draws.cacheSeconds ?? 30) * 1000;

/** Returns the page's draw; once it is due, the next one as soon as the provider names it. */
export function useDraw(first: Draw, { code, vendor }: Pick<Game, 'code' | 'vendor'>): Draw {
  const [draw, setDraw] = useState(first);
  const { drawAt } = draw;
  useEffect(() => {
    if (drawAt === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const askLater = (leastMs: number) => {
      // A timer of more than 24.8 days fires at once.
      const waitMs = Math.min(Date.parse(drawAt) - Date.now(), DAY_MS);
      timer = setTimeout(ask, Math.max(leastMs, waitMs));
    };
    const ask = async () => {
      askLater(ASK_EVERY_MS);
      const answer = await callApi(draws);
      const next = answer.ok ? parseDraw(answer.value, { code, vendor }) : undefined;
      if (next) setDraw(next);
    };
    askLater(0);
    return () => clearTimeout(timer);
  }, [drawAt, code, vendor]);
  return draw;
}

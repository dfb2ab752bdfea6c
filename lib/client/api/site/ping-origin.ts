// Measures how fast a domain of the merchant answers: no cookies, no referrer, no own headers.
import 'client-only';
import { ping } from '@/lib/shared/calls/system-table';
import { PING_TIMEOUT_MS } from '@/lib/shared/constants';
import { PING_ROUNDS } from '@/lib/shared/handoff/race';

async function runLap(origin: string, signal: AbortSignal): Promise<number> {
  const startedMs = performance.now();
  const answer = await fetch(`${origin}${ping.path}?t=${Date.now()}`, {
    mode: 'cors',
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal,
  });
  if (!answer.ok) throw new Error(`ping was answered ${answer.status}`);
  await answer.text();
  return performance.now() - startedMs;
}

/** Returns the best of three laps in ms, undefined if no lap succeeds within 15 s in total. Never throws. */
export async function pingOrigin(origin: string): Promise<number | undefined> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PING_TIMEOUT_MS);
  let bestMs: number | undefined;
  try {
    for (let round = 0; round < PING_ROUNDS; round += 1)
      bestMs = Math.min(bestMs ?? Number.POSITIVE_INFINITY, await runLap(origin, abort.signal));
  } catch {
    // Too slow or unreachable: completed laps count.
  } finally {
    clearTimeout(timer);
  }
  return bestMs;
}

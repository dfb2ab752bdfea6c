// Asks a domain of the merchant how fast it answers: without cookies, referrer or headers of ours.
import 'client-only';
import { ping } from '@/lib/shared/calls/system-table';
import { TIMING } from '@/lib/shared/constants';
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

/** The best of three laps in ms; undefined where none ended well within 15 s. Never throws. */
export async function pingOrigin(origin: string): Promise<number | undefined> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMING.pingTimeoutMs);
  let bestMs: number | undefined;
  try {
    for (let round = 0; round < PING_ROUNDS; round += 1)
      bestMs = Math.min(bestMs ?? Number.POSITIVE_INFINITY, await runLap(origin, abort.signal));
  } catch {
    // Too slow, or not there: what it did before that counts.
    return bestMs;
  } finally {
    clearTimeout(timer);
  }
  return bestMs;
}

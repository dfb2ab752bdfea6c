// Tells operators of refusals: each is counted, and a limit speaks up once a minute, however many it refuses (B42).
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getLog } from '@/lib/server/log';
import { getFigures } from '@/lib/server/metrics/figures';
import { getSingle } from '@/lib/server/single';

const SPOKEN_MS = 60_000;
const MAX_KEPT = 10_000;

type Spoken = { readonly atMs: number; unsaid: number };

/** Notes one refusal; `refused` in the log counts those since the last line. Neither names the visitor. */
export function noteRefusal(merchant: string, limit: string): void {
  getFigures()?.limitRefusals.inc({ merchant, limit });
  const kept = getSingle('limit-spoken', () => new LRUCache<string, Spoken>({ max: MAX_KEPT }));
  const key = `${merchant} ${limit}`;
  const spoken = kept.get(key);
  const nowMs = performance.now();
  if (spoken && nowMs - spoken.atMs < SPOKEN_MS) {
    spoken.unsaid += 1;
    return;
  }
  kept.set(key, { atMs: nowMs, unsaid: 0 });
  getLog().warn({ merchant, limit, refused: (spoken?.unsaid ?? 0) + 1 }, 'refused by a limit');
}

// Tells operators of what was not done because too much was being done: each is counted, and the log has a line a minute (FLT-30, B42).
import 'server-only';
import type { ShedReason } from '@/lib/server/load/overloaded';
import { getLog } from '@/lib/server/log';
import { getFigures } from '@/lib/server/metrics/figures';
import { getSingle } from '@/lib/server/single';

const SPOKEN_MS = 60_000;

type Spoken = { atMs: number; unsaid: number };

/** What was shed: a call, or a page or handler that Next would have answered. */
export type ShedKind = 'call' | 'page' | 'handler';

/** Notes one answer of 503; `shed` in the log counts those since the last line. */
export function noteShed(kind: ShedKind, reason: ShedReason): void {
  getFigures()?.sheds.inc({ kind, reason });
  const spoken = getSingle<Spoken>('shed-spoken', () => ({ atMs: Number.NEGATIVE_INFINITY, unsaid: 0 }));
  spoken.unsaid += 1;
  const nowMs = performance.now();
  if (nowMs - spoken.atMs < SPOKEN_MS) return;
  getLog().warn({ kind, reason, shed: spoken.unsaid }, 'overloaded: answered 503');
  Object.assign(spoken, { atMs: nowMs, unsaid: 0 });
}

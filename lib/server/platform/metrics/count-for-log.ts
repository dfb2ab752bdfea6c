// Samples the log: frequent events get one line per minute with their count.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

const LINE_EVERY_MS = 60_000;
const MAX_KINDS = 20_000;

type Counted = { readonly writtenAtMs: number; unwritten: number };

const getCounts = () =>
  getProcessSingleton('log-counts', () => new LRUCache<string, Counted>({ max: MAX_KINDS }));

/** Counts an event; returns the count when a log line is due, else undefined. `kind` never comes from a client. */
export function countForLog(kind: string): number | undefined {
  const counts = getCounts();
  const counted = counts.get(kind);
  const nowMs = performance.now();
  if (counted && nowMs - counted.writtenAtMs < LINE_EVERY_MS) {
    counted.unwritten += 1;
    return undefined;
  }
  counts.set(kind, { writtenAtMs: nowMs, unwritten: 0 });
  return (counted?.unwritten ?? 0) + 1;
}

// Counts cached answers by merchant, and exports the age of stale ones.
import 'server-only';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import type { ProviderCall } from '@/lib/server/provider/provider-call';

/** A stale answer counts as stale, whatever its source. */
export type AnswerSource = 'hit' | 'shared' | 'joined' | 'miss';

type Aged = { readonly storedAtMs: number; readonly isStale: boolean };

/** Counts an answer and returns it. */
export function recordAnswer<Known extends Aged>(
  { merchant, row }: ProviderCall,
  source: AnswerSource,
  known: Known,
): Known {
  const metrics = getMetrics();
  if (!metrics) return known;
  const { code } = merchant;
  metrics.answers.inc({ merchant: code, way: known.isStale ? 'stale' : source });
  const labels = { merchant: code, call: row.name };
  // The clock may have been set back.
  const ageMs = Math.max(0, Date.now() - known.storedAtMs);
  if (known.isStale) metrics.answerAge.set(labels, ageMs / 1000);
  else if (source !== 'hit') metrics.answerAge.remove(labels);
  return known;
}

/** Counts a rejected answer of the provider, or an invalid entry in Redis or on disk. */
export function recordRejectedEntry(merchantCode: string, from: 'provider' | 'redis' | 'disk'): void {
  getMetrics()?.refused.inc({ merchant: merchantCode, from });
}

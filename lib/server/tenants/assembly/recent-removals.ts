// Counts merchants removed within the last minute, so that a slowly emptying folder counts as one loss.
import 'server-only';

const WINDOW_MS = 60_000;

export class RecentRemovals {
  private removals: { readonly atMs: number; readonly count: number }[] = [];

  add(count: number, nowMs = performance.now()): void {
    if (count > 0) this.removals.push({ atMs: nowMs, count });
  }

  count(nowMs = performance.now()): number {
    this.removals = this.removals.filter(({ atMs }) => nowMs - atMs < WINDOW_MS);
    return this.removals.reduce((sum, { count }) => sum + count, 0);
  }
}

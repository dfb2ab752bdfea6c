// Counts merchants that went within the last minute, so that a folder that empties bit by bit is seen as one loss.
import 'server-only';

const WINDOW_MS = 60_000;

/** Removals of the last minute, by the steady clock. */
export class RecentRemovals {
  private removals: { readonly atMs: number; readonly count: number }[] = [];

  /** Adds merchants that go now. */
  add(count: number, nowMs = performance.now()): void {
    if (count > 0) this.removals.push({ atMs: nowMs, count });
  }

  /** How many went within the last minute. */
  count(nowMs = performance.now()): number {
    this.removals = this.removals.filter(({ atMs }) => nowMs - atMs < WINDOW_MS);
    return this.removals.reduce((sum, { count }) => sum + count, 0);
  }
}

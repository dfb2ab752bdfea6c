// Which of the processes that share a local copy reads the source.
import 'server-only';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Without a sign of life for this long, another process takes over. */
export const LEADER_LOST_MS = 3_000;

/** Claims the lead for the process `id`, and returns whether it has it. A leader claims it each second, as its sign of life. */
export function claimMirrorLead(lock: string, id: string, nowMs = Date.now()): boolean {
  try {
    writeFileSync(lock, id, { flag: 'wx', mode: 0o600 });
    return true;
  } catch {
    return takesOver(lock, id, nowMs);
  }
}

// Two may take over at once; at the next call the one whose id was overwritten steps back.
function takesOver(lock: string, id: string, nowMs: number): boolean {
  try {
    // A time in the future is of a clock that was set back; clocks of a shared disk differ by less.
    const isLost = Math.abs(nowMs - statSync(lock).mtimeMs) > LEADER_LOST_MS;
    if (!isLost && readFileSync(lock, 'utf8') !== id) return false;
    writeFileSync(lock, id, { mode: 0o600 });
    return true;
  } catch {
    return false;
  }
}

/** Lets another process lead at once. */
export function leaveMirror(lock: string, id: string): void {
  try {
    if (readFileSync(lock, 'utf8') === id) rmSync(lock, { force: true });
  } catch {
    // Gone already.
  }
}

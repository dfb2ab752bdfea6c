// A timer that lets arrived data count: after its limit, a busy process first reads its sockets.
import 'server-only';

export const TIMED_OUT = 'Command timed out';

/** Calls `end` after `ms` and one read of the sockets; `clearTimeout` cancels it. */
export function afterReading(ms: number, end: () => void): NodeJS.Timeout {
  return setTimeout(() => setImmediate(end), ms);
}

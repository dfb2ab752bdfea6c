// A limit of time that counts what has already arrived: a process that was busy for longer than the limit reads its sockets first.
import 'server-only';

/** What an error says that ended a wait. */
export const TIMED_OUT = 'Command timed out';

/** Runs `end` after so many ms and one reading of the sockets; `clearTimeout` takes it back. */
export function afterReading(ms: number, end: () => void): NodeJS.Timeout {
  return setTimeout(() => setImmediate(end), ms);
}

// Says that something is not done because too much is being done already; its visitor is told to come again (FLT-30).
import 'server-only';

/** Why it is not done: the event loop is late, too many wait for their turn, or the turn did not come in time. */
export type ShedReason = 'late' | 'full' | 'wait';

/** Thrown in place of doing it. */
export class Overloaded extends Error {
  constructor(readonly reason: ShedReason) {
    super(`overloaded: ${reason}`);
  }
}

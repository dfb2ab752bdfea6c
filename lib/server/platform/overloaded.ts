// Says that something is not done because too much is being done already; its visitor is told to come again.
import 'server-only';

/** Why it is not done: the event loop is late, too many wait for their turn, the turn did not come in time, or large answers fill the memory. */
export type ShedReason = 'late' | 'full' | 'wait' | 'memory';
/** As a reason without an audience: the clients that waited for the turn left before it came. */
export type UndoneReason = ShedReason | 'left';

/** When a visitor may come again, in seconds: until all are let in, where no more come than there were before. */
export const RETRY_SECONDS = '5';

/** Thrown in place of doing it. */
export class Overloaded extends Error {
  constructor(readonly reason: UndoneReason) {
    super(`overloaded: ${reason}`);
  }
}

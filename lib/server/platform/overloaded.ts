// The error of work that overload control rejects.
import 'server-only';

/** Why: the event loop lags, the queue is full, the wait was too long, or large responses fill the memory. */
export type ShedReason = 'late' | 'full' | 'wait' | 'memory';
/** `left`: the client disconnected before its turn, which is not reported. */
export type UndoneReason = ShedReason | 'left';

export const RETRY_SECONDS = '5';

export class Overloaded extends Error {
  constructor(readonly reason: UndoneReason) {
    super(`overloaded: ${reason}`);
  }
}

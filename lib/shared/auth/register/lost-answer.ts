// A registration whose answer was lost: it is unknown here whether there is an account now.
import type { Failure } from '@/lib/shared/calls/envelope';

/** Ends of a call that may have been carried out all the same: it was late, broke off, or came back unreadable on its way. */
const LOST = new Set(['timeout', 'network_error', 'invalid_response']);

/**
 * The failure as the player is told of it: `registration_unknown` where the outcome is not known, so that he tries to log in before he
 * registers again; any other as it is. What the error table does about its HTTP status stays: a 502 opens no dialog, the form alone tells. A call
 * that went out `online` and ended offline is lost too, and that is told in a toast.
 */
export function toLostAnswer(failure: Failure, wasOnline: boolean): Failure {
  const isLost = LOST.has(failure.code) || (failure.code === 'network_offline' && wasOnline);
  return isLost ? { ...failure, code: 'registration_unknown', message: '' } : failure;
}

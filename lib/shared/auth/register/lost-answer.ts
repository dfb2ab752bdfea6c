// A registration without a readable response: the account may exist.
import type { Failure } from '@/lib/shared/calls/envelope';

/** Results of a call that the provider may still have carried out. */
const LOST = new Set(['timeout', 'network_error', 'invalid_response']);

/** Replaces such a failure by `registration_unknown`, so that the player tries to log in first; others stay as they are. */
export function toLostAnswer(failure: Failure, wasOnline: boolean): Failure {
  const isLost = LOST.has(failure.code) || (failure.code === 'network_offline' && wasOnline);
  return isLost ? { ...failure, code: 'registration_unknown', message: '' } : failure;
}

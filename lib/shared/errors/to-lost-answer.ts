import type { Failure } from '@/lib/shared/calls/envelope';

/** Results of a call that the provider may still have carried out. */
const LOST = new Set(['timeout', 'network_error', 'invalid_response']);

/** Gives such a failure the code, whose text says that the call may have succeeded and what to try first; others stay as they are. */
export function toLostAnswer(failure: Failure, wasOnline: boolean, code: string): Failure {
  const isLost = LOST.has(failure.code) || (failure.code === 'network_offline' && wasOnline);
  return isLost ? { ...failure, code, message: '' } : failure;
}

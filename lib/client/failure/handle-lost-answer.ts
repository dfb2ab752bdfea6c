import 'client-only';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import type { Failure } from '@/lib/shared/calls/envelope';
import { toLostAnswer } from '@/lib/shared/errors/to-lost-answer';

/**
 * Handles the failure of a form's call that the provider may have carried out all the same: a lost answer becomes `code`, whose
 * text says so. `wasOnline` is the browser's state before the call. Returns the failure that the form shows.
 */
export function handleLostAnswer(answer: Failure, wasOnline: boolean, code: string): Failure {
  const failure = toLostAnswer(answer, wasOnline, code);
  handleFailure(answer.code === 'network_offline' ? answer : failure, { inForm: true });
  return failure;
}

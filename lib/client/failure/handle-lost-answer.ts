import 'client-only';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import type { Failure } from '@/lib/shared/calls/envelope';
import { toLostAnswer } from '@/lib/shared/errors/to-lost-answer';

type Before = {
  /** The browser's state. */
  readonly wasOnline: boolean;
  /** The form's page: a refusal that finds the player on another one becomes a notice. */
  readonly path?: string;
};

/**
 * Handles the failure of a form's call that the provider may have carried out all the same: a lost answer becomes `code`, whose
 * text says so. `before` is from before the call. Returns the failure that the form shows.
 */
export function handleLostAnswer(answer: Failure, { wasOnline, path }: Before, code: string): Failure {
  const failure = toLostAnswer(answer, wasOnline, code);
  const inForm = path === undefined || window.location.pathname === path;
  handleFailure(answer.code === 'network_offline' ? answer : failure, { inForm });
  return failure;
}

import 'client-only';
import type { Failure } from '@/lib/shared/calls/envelope';

/** Carries a failure through swr, whose fetchers signal failure by throwing. */
export class CallFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.name = 'CallFailure';
    this.failure = failure;
  }
}

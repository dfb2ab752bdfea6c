import 'client-only';
import { type SecondFactor, setSecondFactor } from '@/lib/client/auth/second-factor';
import { verifyTypesOf } from '@/lib/shared/auth/two-factor';
import type { Failure } from '@/lib/shared/calls/envelope';

/** Opens the dialog if the failure asks for a second factor by a way that exists. Returns whether it does. */
export function openSecondFactor(failure: Failure, due: Omit<SecondFactor, 'offered'>): boolean {
  const offered = failure.code === 'login_verify_required' ? verifyTypesOf(failure.value) : [];
  if (offered.length > 0) setSecondFactor({ ...due, offered });
  return offered.length > 0;
}

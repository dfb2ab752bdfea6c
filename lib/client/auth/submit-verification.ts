// The second factor: requesting a code and proving it.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getSecondFactor, type SecondFactor, setSecondFactor } from '@/lib/client/auth/second-factor';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { buildVerification, buildVerificationSend, type VerifyType } from '@/lib/shared/auth/two-factor';
import type { Failure } from '@/lib/shared/calls/envelope';
import { loginVerification, sendLoginVerification } from '@/lib/shared/calls/session-table';

/** Requests a code by e-mail or SMS. Returns the failure, if any; its text is left to the caller. */
export async function sendVerifyCode(
  { login }: SecondFactor,
  verifyType: 'email' | 'sms',
): Promise<Failure | undefined> {
  const answer = await callApi(sendLoginVerification, { body: buildVerificationSend(login, verifyType) });
  if (answer.ok) return undefined;
  handleFailure(answer, { silent: true });
  return answer;
}

/** Proves the second factor and finishes the login its own way. Returns any failure, for the caller to show. */
export async function submitVerification(
  second: SecondFactor,
  proof: { readonly verifyType: VerifyType; readonly verifyCode: string },
): Promise<Failure | undefined> {
  const { login, finish } = second;
  const answer = await callApi(loginVerification, { body: buildVerification(login, proof) });
  if (answer.ok) {
    // What closes the dialog from now on, as the way back, cancels nothing.
    if (getSecondFactor()) setSecondFactor({ ...second, onCancel: undefined });
    finish(answer);
    return undefined;
  }
  handleFailure(answer, { silent: true });
  return answer;
}

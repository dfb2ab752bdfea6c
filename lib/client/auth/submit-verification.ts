// The second factor: requesting a code and proving it.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { finishLogin } from '@/lib/client/auth/finish-login';
import { dropProof } from '@/lib/client/auth/pending-proof';
import { type LoginInput, toRememberWish } from '@/lib/client/auth/submit-login';
import { getDeviceFacts } from '@/lib/client/device/get-device-facts';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { buildVerification, type VerifyType } from '@/lib/shared/auth/two-factor';
import type { Failure } from '@/lib/shared/calls/envelope';
import { loginVerification, sendLoginVerification } from '@/lib/shared/calls/session-table';

/** Requests a code by e-mail or SMS. Returns the failure, if any; its text is left to the caller. */
export async function sendVerifyCode(
  form: LoginInput,
  verifyType: 'email' | 'sms',
): Promise<Failure | undefined> {
  const answer = await callApi(sendLoginVerification, {
    body: { username: form.username.trim(), verifyType },
  });
  if (answer.ok) return undefined;
  handleFailure(answer, { silent: true });
  return answer;
}

/** Proves the second factor and finishes the login. Returns any failure, for the caller to show. */
export async function submitVerification(
  form: LoginInput,
  proof: { readonly verifyType: VerifyType; readonly verifyCode: string },
  rules: { readonly isExpiryForced: boolean },
): Promise<Failure | undefined> {
  const facts = await getDeviceFacts();
  const answer = await callApi(loginVerification, {
    body: buildVerification(form, proof, facts),
    device: facts.device,
  });
  if (answer.ok) {
    // The provider has bound it: the first call carried it.
    dropProof();
    const { isExpiryForced } = rules;
    finishLogin(answer, { type: 'username', isExpiryForced, remember: toRememberWish(form) });
    return undefined;
  }
  handleFailure(answer, { silent: true });
  return answer;
}

// The second factor: having a code sent, and proving it.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { finishLogin } from '@/lib/client/auth/finish-login';
import { type LoginForm, rememberWishOf } from '@/lib/client/auth/submit-login';
import { getDeviceFacts } from '@/lib/client/device/device-facts';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { buildVerification, type VerifyType } from '@/lib/shared/auth/two-factor';
import type { Failure } from '@/lib/shared/calls/envelope';
import { loginVerification, sendLoginVerification } from '@/lib/shared/calls/session-table';

/** Has a code sent by e-mail or SMS. The failure when it could not be; its effects are done, its words are the caller's. */
export async function sendVerifyCode(
  form: LoginForm,
  verifyType: 'email' | 'sms',
): Promise<Failure | undefined> {
  const answer = await callApi(sendLoginVerification, {
    body: { username: form.username.trim(), verifyType },
  });
  if (answer.ok) return undefined;
  handleFailure(answer, { silent: true });
  return answer;
}

/** Proves the second factor; on success the normal after-login flow runs. The failure else, its words the caller's. */
export async function submitVerification(
  form: LoginForm,
  proof: { readonly verifyType: VerifyType; readonly verifyCode: string },
  rules: { readonly isExpiryForced: boolean },
): Promise<Failure | undefined> {
  const facts = await getDeviceFacts();
  const answer = await callApi(loginVerification, {
    body: buildVerification(form, proof, facts),
    device: facts.device,
  });
  if (answer.ok) {
    const { isExpiryForced } = rules;
    finishLogin(answer, { type: 'username', isExpiryForced, remember: rememberWishOf(form) });
    return undefined;
  }
  handleFailure(answer, { silent: true });
  return answer;
}

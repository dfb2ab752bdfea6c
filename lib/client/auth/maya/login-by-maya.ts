// Signs a player in with the session of the wallet that opened the site.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getRegistrationFacts } from '@/lib/client/attribution/get-registration-facts';
import { finishLogin } from '@/lib/client/auth/finish-login';
import { getDeviceFacts } from '@/lib/client/device/get-device-facts';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { buildMayaLogin, type MayaSession } from '@/lib/shared/auth/maya/maya-query';
import type { Result } from '@/lib/shared/calls/envelope';
import { loginMaya, mayaTokens } from '@/lib/shared/calls/session-table';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';

async function tryLogin(session: MayaSession): Promise<Result<WireLoginAnswer>> {
  const [base, device] = [await getRegistrationFacts(), await getDeviceFacts()];
  return callApi(loginMaya, { body: buildMayaLogin(session, base, device) });
}

/** Renews an expired wallet session once by its environment; undefined when that fails. */
async function renew({ env }: MayaSession): Promise<MayaSession | undefined> {
  const answer = await callApi(mayaTokens, { query: { env } });
  const sessionId = answer.ok ? answer.value?.sessionId : undefined;
  return sessionId ? { sessionId, env } : undefined;
}

/** Only these codes are solved by another wallet session. */
function isSessionFault(code: string): boolean {
  return code.startsWith('maya.');
}

/** Signs in; renews an expired session and retries once. Shows failures. Returns whether it succeeded. */
export async function loginByMaya(session: MayaSession, isExpiryForced: boolean): Promise<boolean> {
  let answer = await tryLogin(session);
  const renewed = !answer.ok && isSessionFault(answer.code) ? await renew(session) : undefined;
  if (renewed) answer = await tryLogin(renewed);
  if (!answer.ok) {
    handleFailure(answer, { button: 'confirm' });
    return false;
  }
  // As with a third-party proof, password rules do not apply.
  finishLogin(answer, { type: 'firebase', isExpiryForced });
  return true;
}

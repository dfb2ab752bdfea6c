import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getRegistrationFacts } from '@/lib/client/attribution/get-registration-facts';
import { finishLogin } from '@/lib/client/auth/finish-login';
import { openSecondFactor } from '@/lib/client/auth/open-second-factor';
import { getDeviceFacts } from '@/lib/client/device/get-device-facts';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { buildMayaLogin, type MayaSession } from '@/lib/shared/auth/maya/maya-query';
import type { Result, Success } from '@/lib/shared/calls/envelope';
import { loginMaya, mayaTokens } from '@/lib/shared/calls/session-table';
import type { WireLoginAnswer, WireMayaRequest } from '@/lib/shared/calls/wire-session';
import { actionOf, type ErrorFacts } from '@/lib/shared/errors/action-of';
import { DEFAULT_ACTION } from '@/lib/shared/errors/error-action-table';
import { SITE_ERRORS } from '@/lib/shared/errors/site-codes';

/** Replaces the HTTP status: only the code names the refusal. */
const ANY_STATUS = 400;

type Attempt = { readonly body: WireMayaRequest; readonly answer: Result<WireLoginAnswer> };

async function tryLogin(session: MayaSession): Promise<Attempt> {
  const body = buildMayaLogin(session, await getRegistrationFacts(), await getDeviceFacts());
  return { body, answer: await callApi(loginMaya, { body }) };
}

// Another wallet session may solve a refused login. Providers name their error freely and give it any status, so every code
// without a meaning of its own counts.
function isWalletRefusal({ code, status }: ErrorFacts): boolean {
  if (Object.hasOwn(SITE_ERRORS, code) || status === 0) return false;
  return actionOf({ code, status: ANY_STATUS }) === DEFAULT_ACTION;
}

/** Renews an expired wallet session once by its environment; undefined when that fails. */
async function renew({ env }: MayaSession): Promise<MayaSession | undefined> {
  const answer = await callApi(mayaTokens, { query: { env } });
  const sessionId = answer.ok ? answer.value?.sessionId : undefined;
  return sessionId ? { sessionId, env } : undefined;
}

/** Signs in; renews a refused session and retries once. Shows failures. Returns whether the player is signed in now. */
export async function loginByMaya(session: MayaSession, isExpiryForced: boolean): Promise<boolean> {
  const first = await tryLogin(session);
  const renewed = !first.answer.ok && isWalletRefusal(first.answer) ? await renew(session) : undefined;
  const { answer, body } = renewed ? await tryLogin(renewed) : first;
  // As with a third-party proof, password rules do not apply.
  const finish = (opened: Success<WireLoginAnswer>) =>
    finishLogin(opened, { type: 'firebase', isExpiryForced });
  if (answer.ok) finish(answer);
  else if (!openSecondFactor(answer, { login: { ...body, type: 'maya' }, finish })) handleFailure(answer);
  return answer.ok;
}

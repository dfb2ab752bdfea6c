// After a password change: ends the member's sessions and remembered logins, and renews the current session (SEC-51).
import 'server-only';
import type { Opened } from '@/lib/server/api-proxy/open-session';
import type { ProviderAnswer } from '@/lib/server/provider/provider-call';
import { replaceSession, revokeSessionsOf } from '@/lib/server/sessions/revocations';
import { handleOf, type Session, startSession } from '@/lib/server/sessions/session';
import { toClearedCookies, toSessionCookies } from '@/lib/server/sessions/session-cookie';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { toRecord } from '@/lib/shared/is-record';

export type PasswordChange = {
  readonly merchant: Merchant;
  readonly session?: Session;
  readonly requestBody?: Record<string, unknown>;
  readonly https: boolean;
};

type Renewed = { readonly token: string; readonly cookies: readonly string[] };

async function renew(session: Session, https: boolean): Promise<Renewed> {
  // First, so that concurrent calls with the old cookie count as replaced and not as ended.
  replaceSession(session);
  const provenAtMs = await revokeSessionsOf(session);
  const next = startSession({ ...session, provenAtMs }, Date.now());
  const cookies = await toSessionCookies(next, https).catch(() => toClearedCookies(https));
  return { token: handleOf(next), cookies };
}

/** Returns the response of a password change, with the new session's handle as `value.token` and its cookies; a reset's stays unchanged. */
export async function renewAfterPassword(
  answer: ProviderAnswer,
  { merchant, session, requestBody, https }: PasswordChange,
): Promise<Opened> {
  const { result } = answer;
  if (!result.ok) return { answer, cookies: [] };
  const userName = typeof requestBody?.username === 'string' ? requestBody.username : '';
  if (!session) {
    if (userName !== '') await revokeSessionsOf({ merchant: merchant.code, userName });
    return { answer, cookies: [] };
  }
  const { token, cookies } = await renew(session, https);
  const value = { ...toRecord(result.value), token };
  return { answer: { status: answer.status, result: { ...result, value } }, cookies };
}

// Starts a session after sign-in, which replaces the browser's current one.
import 'server-only';
import { getPasswordChange, replaceSession } from '@/lib/server/sessions/revocations';
import { type Session, type SignIn, startSession } from '@/lib/server/sessions/session';
import { readSession } from '@/lib/server/sessions/session-cookie';
import type { HeaderReader } from '@/lib/shared/http/visitor';

/** Starts a session; it counts as proven after each known password change, despite clock differences. */
export async function beginSession(signIn: SignIn): Promise<Session> {
  const nowMs = Date.now();
  const provenAtMs = signIn.provenAtMs ?? Math.max(nowMs, await getPasswordChange(signIn));
  return startSession({ ...signIn, provenAtMs }, nowMs);
}

/** Ends the session of a request whose response sets the next one (SEC-51). */
export async function replaceCurrent(headers: HeaderReader, merchant: string, https: boolean): Promise<void> {
  const current = await readSession(headers, merchant, https);
  if (current) replaceSession(current);
}

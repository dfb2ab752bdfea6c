// Begins the session of a sign-in that was proven just now, in place of the one that the browser had (SEC-51).
import 'server-only';
import { type Session, type SignIn, startSession } from '@/lib/server/sessions/session';
import { readSession } from '@/lib/server/sessions/session-cookie';
import { getPasswordChange, replaceSession } from '@/lib/server/sessions/signed-out';
import type { HeaderReader } from '@/lib/shared/http/header-reader';

/** Starts it now; it counts as proven after every change of the member's password that is known, though clocks differ. */
export async function beginSession(signIn: SignIn): Promise<Session> {
  const nowMs = Date.now();
  const provenAtMs = signIn.provenAtMs ?? Math.max(nowMs, await getPasswordChange(signIn));
  return startSession({ ...signIn, provenAtMs }, nowMs);
}

/** Refuses the session that a request came with: its answer brings the next one. */
export async function replaceCurrent(headers: HeaderReader, merchant: string, https: boolean): Promise<void> {
  const current = await readSession(headers, merchant, https);
  if (current) replaceSession(current);
}

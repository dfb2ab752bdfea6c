// A player's session, stored in the sealed cookie. The token never leaves the server.
import 'server-only';
import { createHmac, randomUUID } from 'node:crypto';
import { DAY_SECONDS } from '@/lib/shared/day';

export const SEAL_SECONDS = 14 * DAY_SECONDS;

export type Session = {
  /** Random per sign-in. */
  readonly sid: string;
  readonly merchant: string;
  readonly token: string;
  readonly id: string;
  readonly userName: string;
  readonly customerType?: number;
  readonly firstTimeLogin: boolean;
  readonly startedAtMs: number;
  /** When the password was proven; older seals lack it, and `startedAtMs` counts. A later password change ends the session. */
  readonly provenAtMs?: number;
  readonly sealedAtMs: number;
  /** Began by an address: no page has made the calls after a login yet. */
  readonly isNew?: true;
};

/** The player in a provider's sign-in answer; a handed-off session keeps its start. */
export type SignIn = Pick<
  Session,
  'merchant' | 'token' | 'id' | 'userName' | 'customerType' | 'firstTimeLogin'
> &
  Partial<Pick<Session, 'startedAtMs' | 'provenAtMs' | 'isNew'>>;

/** Starts a session under a new id; a handed-off one keeps its times. */
export function startSession(signIn: SignIn, nowMs: number): Session {
  const startedAtMs = signIn.startedAtMs ?? nowMs;
  const provenAtMs = signIn.provenAtMs ?? startedAtMs;
  return { ...signIn, sid: randomUUID(), startedAtMs, provenAtMs, sealedAtMs: nowMs };
}

/** Returns the handle that replaces the token in pages: it changes with the token and grants nothing (SEC-57). */
export function handleOf(session: Session): string {
  return createHmac('sha256', session.sid).update(session.token).digest('base64url').slice(0, 22);
}

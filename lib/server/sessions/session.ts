// A player's session: what the sealed cookie holds. The token never leaves the server.
import 'server-only';
import { createHmac, randomUUID } from 'node:crypto';

/** A seal of a session lives this long unless it is renewed by use. */
export const SEAL_SECONDS = 14 * 24 * 3600;

/** The session. Times are epoch milliseconds. */
export type Session = {
  /** Random id of this sign-in; a new one each time (SEC-51). */
  readonly sid: string;
  readonly merchant: string;
  readonly token: string;
  readonly id: string;
  readonly userName: string;
  readonly customerType?: number;
  readonly firstTimeLogin: boolean;
  readonly startedAtMs: number;
  /** When the password or its like was proven; absent in seals of before, where it is `startedAtMs`. A later change of the password ends the session. */
  readonly provenAtMs?: number;
  /** When the seal was last renewed. */
  readonly sealedAtMs: number;
};

/** What a provider's answer says of the player who signed in; one that goes on from another host has begun before (SEC-53). */
export type SignIn = Pick<
  Session,
  'merchant' | 'token' | 'id' | 'userName' | 'customerType' | 'firstTimeLogin'
> & { readonly startedAtMs?: number; readonly provenAtMs?: number };

/** Starts a session at a time, under a new id; what came from another session keeps its times (SEC-51, SEC-53). */
export function startSession(signIn: SignIn, nowMs: number): Session {
  const startedAtMs = signIn.startedAtMs ?? nowMs;
  const provenAtMs = signIn.provenAtMs ?? startedAtMs;
  return { ...signIn, sid: randomUUID(), startedAtMs, provenAtMs, sealedAtMs: nowMs };
}

/** The handle that stands for the token in the page: it changes when the token does and opens nothing. */
export function handleOf(session: Session): string {
  return createHmac('sha256', session.sid).update(session.token).digest('base64url').slice(0, 22);
}

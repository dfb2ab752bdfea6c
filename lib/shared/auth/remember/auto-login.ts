// Whether a page may sign its visitor in by the remembered login.
import type { AutoLoginFacts } from '@/lib/shared/auth/remember/auto-login-facts';
import { ownRecord, type RememberedRecord } from '@/lib/shared/auth/remember/remembered-record';

/** Everything that decides. */
export type AutoLoginScene = {
  readonly session: 'unknown' | 'visitor' | 'member';
  readonly query: URLSearchParams;
  /** The page was opened by a third party's return or by a wallet, which go first. */
  readonly isReturn: boolean;
  readonly facts: AutoLoginFacts;
  /** What lies under `autoLogin`; `0` is the player's no. */
  readonly stored: string | null;
  readonly record: RememberedRecord | undefined;
  readonly merchant: string;
};

/** A record that a login can be made with. */
export type UsableRecord = Extract<RememberedRecord, { type: 'username' }>;

const BLOCKING = ['redirectUrl', 'backUrl', 'token', 'tokens'];

/**
 * The record to sign in with, or undefined when auto-login must not run: only for a visitor, with the switch on, `autoLogin`
 * not `0`, a record by user name of this merchant, no redirectUrl or backUrl in the address, and nothing that goes first: a
 * third party's return, then a query token. A login that asks for a captcha is left to the player.
 */
export function pickAutoLogin(scene: AutoLoginScene): UsableRecord | undefined {
  const { session, query, isReturn, facts, stored, record, merchant } = scene;
  if (session !== 'visitor' || !facts.isOn || facts.isCaptchaShown || stored === '0') return undefined;
  if (isReturn || BLOCKING.some((name) => query.has(name))) return undefined;
  const own = ownRecord(record, merchant);
  return own?.type === 'username' ? own : undefined;
}

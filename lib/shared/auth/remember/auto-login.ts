import type { AutoLoginFacts } from '@/lib/shared/auth/remember/auto-login-facts';
import { ownRecord, type RememberedRecord } from '@/lib/shared/auth/remember/remembered-record';

export type AutoLoginScene = {
  readonly session: 'unknown' | 'visitor' | 'member';
  readonly query: URLSearchParams;
  /** The page is a return from a third party or a wallet, which take precedence. */
  readonly isReturn: boolean;
  readonly facts: AutoLoginFacts;
  /** Stored `autoLogin`; `0` means the player declined. */
  readonly stored: string | null;
  readonly record: RememberedRecord | undefined;
  readonly merchant: string;
};

export type UsableRecord = Extract<RememberedRecord, { type: 'username' }>;

const BLOCKING = ['redirectUrl', 'backUrl', 'token', 'tokens'];

/** Returns the record to log in with, or undefined: not with a captcha, a query token, a return page, or another merchant's record. */
export function pickAutoLogin(scene: AutoLoginScene): UsableRecord | undefined {
  const { session, query, isReturn, facts, stored, record, merchant } = scene;
  if (session !== 'visitor' || !facts.isOn || facts.isCaptchaShown || stored === '0') return undefined;
  if (isReturn || BLOCKING.some((name) => query.has(name))) return undefined;
  const own = ownRecord(record, merchant);
  return own?.type === 'username' ? own : undefined;
}

// The page's copy of the session, in session storage as MC_SESSION_INFO, which a player or an extension may have changed.

import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import { toFlag, toText } from '@/lib/shared/calls/wire-value';

/** `token` is a handle without any rights. */
export type SessionInfo = {
  readonly spanId: string;
  readonly id: string;
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: string;
  readonly firstTimeLogin: boolean;
};

export const SESSION_INFO_KEY = 'MC_SESSION_INFO';

/** Cookie that marks a session for the page: `1` and the first characters of its handle, which older releases left out. */
export const SESSION_HINT_COOKIE = 'mc_hint';

/** Builds the copy from a login response; `type` is customerType. */
export function toSessionInfo(answer: WireLoginAnswer, merchantCode: string, spanId: string): SessionInfo {
  return {
    spanId,
    id: toText(answer.customerId) || toText(answer.id),
    token: answer.token ?? '',
    merchantCode,
    userName: toText(answer.userName) || toText(answer.customerName),
    type: toText(answer.customerType),
    firstTimeLogin: toFlag(answer.firstTimeLogin),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Parses the seven fields; each is empty when missing or of another type. */
export function parseSessionInfo(raw: Record<string, unknown> | undefined): SessionInfo | undefined {
  if (!raw) return undefined;
  return {
    spanId: textOf(raw.spanId),
    id: textOf(raw.id),
    token: textOf(raw.token),
    merchantCode: textOf(raw.merchantCode),
    userName: textOf(raw.userName),
    type: textOf(raw.type),
    firstTimeLogin: raw.firstTimeLogin === true,
  };
}

// The page's mirror of the session, kept in session storage as MC_SESSION_INFO.
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';

/** The seven named fields; `token` is a handle that opens nothing. */
export type SessionInfo = {
  readonly spanId: string;
  readonly id: string;
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: string;
  readonly firstTimeLogin: boolean;
};

/** Key in session storage. */
export const SESSION_INFO_KEY = 'MC_SESSION_INFO';

/** Readable cookie that tells the pre-paint script whether there is a session; it holds `1` and nothing else. */
export const SESSION_HINT_COOKIE = 'mc_hint';

/** Makes the mirror from a login's answer; `type` is customerType. */
export function toSessionInfo(answer: WireLoginAnswer, merchantCode: string, spanId: string): SessionInfo {
  return {
    spanId,
    id: String(answer.customerId ?? answer.id ?? ''),
    token: answer.token ?? '',
    merchantCode,
    userName: answer.userName ?? answer.customerName ?? '',
    type: answer.customerType === undefined ? '' : String(answer.customerType),
    firstTimeLogin: answer.firstTimeLogin === true,
  };
}

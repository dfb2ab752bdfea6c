// The one answer of calls that must not reveal whether an account exists.
import type { Endpoint } from '@/lib/shared/calls/call';
import type { Result } from '@/lib/shared/calls/envelope';

type Answer = { readonly status: number; readonly result: Result<unknown> };

type HiddenPart = NonNullable<Endpoint['hidesAccount']>;

/** Code of a refused one-time code, whatever the provider calls it. */
export const CODE_REFUSED = 'verify.code.invalid';

/** Refusals of the request itself: a call that is switched off, the check, the encryption, a new password that breaks the rules. */
const OF_REQUEST: Readonly<Record<HiddenPart, RegExp>> = {
  answers: /captcha|geetest|^encryption|^unknown_call$/i,
  refusals: /captcha|geetest|^encryption|^unknown_call$|password/i,
};

/** The success of a call that sends a message, or would for an account that exists. */
export function toSentAnswer(traceId: string): Answer {
  return { status: 200, result: { ok: true, value: null, traceId } };
}

/** Returns the one answer in place of the provider's; undefined for what does not depend on the account, HTTP 5xx included. */
export function toHiddenAnswer({ status, result }: Answer, part: HiddenPart): Answer | undefined {
  const { traceId } = result;
  if (result.ok) return part === 'answers' ? toSentAnswer(traceId) : undefined;
  if (status >= 500 || OF_REQUEST[part].test(result.code)) return undefined;
  if (part === 'answers') return toSentAnswer(traceId);
  return { status: 200, result: { ok: false, code: CODE_REFUSED, message: '', status: 200, traceId } };
}

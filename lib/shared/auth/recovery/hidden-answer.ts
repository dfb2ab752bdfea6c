// The one answer of calls that must not reveal whether an account exists.
import type { Endpoint } from '@/lib/shared/calls/call';
import type { Result } from '@/lib/shared/calls/envelope';

type Answer = { readonly status: number; readonly result: Result<unknown> };

type HiddenPart = NonNullable<Endpoint['hidesAccount']>;

/** Code of a refused one-time code, whatever the provider calls it. */
export const CODE_REFUSED = 'verify.code.invalid';

/** Refusals of the request itself: a call that is switched off, the check, the encryption. */
const OF_REQUEST = /captcha|geetest|^encryption|^unknown_call$/i;

/** A new password that breaks the rules. */
const OF_PASSWORD = /password/i;

/** Providers may name the call in every code of it, as `password.reset.user.unknown`. */
const OF_ACCOUNT =
  /user(?!name)|account|member|customer|player|exist|found|unknown|denied|lock|frozen|code|otp/i;

function isOfRequest(code: string, part: HiddenPart): boolean {
  if (OF_REQUEST.test(code)) return true;
  return part === 'refusals' && OF_PASSWORD.test(code) && !OF_ACCOUNT.test(code);
}

/** The success of a call that sends a message, or would for an account that exists. */
export function toSentAnswer(traceId: string): Answer {
  return { status: 200, result: { ok: true, value: null, traceId } };
}

/** Returns the one answer in place of the provider's, under the site's trace id: a provider may give one to some
 * answers alone. Undefined for what does not depend on the account, HTTP 5xx included. */
export function toHiddenAnswer(
  { status, result }: Answer,
  part: HiddenPart,
  traceId: string,
): Answer | undefined {
  if (result.ok) return part === 'answers' ? toSentAnswer(traceId) : undefined;
  if (status >= 500 || isOfRequest(result.code, part)) return undefined;
  if (part === 'answers') return toSentAnswer(traceId);
  return { status: 200, result: { ok: false, code: CODE_REFUSED, message: '', status: 200, traceId } };
}

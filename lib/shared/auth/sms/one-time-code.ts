// One-time codes, as typed and as found in a message.
import { cleanNumber, toLatinDigits } from '@/lib/shared/auth/sms/phone';

const CODE = /^\d{4,8}$/;

const SIX = /(?<!\d)\d{6}(?!\d)/;

const RUN = /(?<!\d[ -]?)\d(?:[ -]?\d){3,7}(?![ -]?\d)/g;

/** Returns the digits of a typed or pasted code, of any script; undefined unless 4 to 8 remain. */
export function parseVerifyCode(text: string): string | undefined {
  const code = cleanNumber(text);
  return CODE.test(code) ? code : undefined;
}

/** Returns the code in a message: six digits, because a message may also name a year, a time or an amount; else the
 * first run of 4 to 8; undefined without one. */
export function findCode(text: string): string | undefined {
  const latin = toLatinDigits(text);
  const [six] = SIX.exec(latin) ?? [];
  if (six !== undefined) return six;
  const runs = (latin.match(RUN) ?? []).map(parseVerifyCode);
  return runs.find((run) => run?.length === 6) ?? runs.find((run) => run !== undefined);
}

import { toLatinDigits } from '@/lib/shared/auth/sms/phone';
import { parseVerifyCode } from '@/lib/shared/auth/two-factor';

const SIX = /(?<!\d)\d{6}(?!\d)/;

const RUN = /(?<!\d[ -]?)\d(?:[ -]?\d){3,7}(?![ -]?\d)/g;

/** Prefers six digits, because a message may also name a year, a time
 * or an amount; else the first run of 4 to 8. */
export function findCode(text: string): string | undefined {
  const latin = toLatinDigits(text);
  const [six] = SIX.exec(latin) ?? [];
  if (six !== undefined) return six;
  const runs = (latin.match(RUN) ?? []).map(parseVerifyCode);
  return runs.find((run) => run?.length === 6) ?? runs.find((run) => run !== undefined);
}

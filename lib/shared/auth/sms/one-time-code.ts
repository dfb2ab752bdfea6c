// Finds the one-time code in what was pasted or received.
import { toLatinDigits } from '@/lib/shared/auth/sms/phone';
import { parseVerifyCode } from '@/lib/shared/auth/two-factor';

/** Six digits by themselves. */
const SIX = /(?<!\d)\d{6}(?!\d)/;

/** A run of 4 to 8 digits that may be split by spaces or dashes, with no further digit on either side. */
const RUN = /(?<!\d[ -]?)\d(?:[ -]?\d){3,7}(?![ -]?\d)/g;

/**
 * The code in a text such as "Your code is 123 456.", or undefined. Six digits are preferred, since a message may also
 * name a year, a time or an amount; else the first run of 4 to 8.
 */
export function findCode(text: string): string | undefined {
  const latin = toLatinDigits(text);
  const [six] = SIX.exec(latin) ?? [];
  if (six !== undefined) return six;
  const runs = (latin.match(RUN) ?? []).map(parseVerifyCode);
  return runs.find((run) => run?.length === 6) ?? runs.find((run) => run !== undefined);
}

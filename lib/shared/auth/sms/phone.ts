// Mobile numbers as they are typed and as they go to the provider: digits only.

/** A number ready for the wire: both parts digits only, the national part without its leading zero where the country has one. */
export type Phone = { readonly countryDialingCode: string; readonly mobileNum: string };

/** What is wrong with a typed number. */
export type PhoneFault = 'numberRequired' | 'numberDigits' | 'numberInvalid';

/** Zeros of the scripts that the site's languages write numbers in; each block of ten follows its zero. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xc66, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10] as const;

function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Digits of other scripts as 0 to 9; all else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, toLatinDigit);
}

/** Digits only. */
export function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

/** The number as digits, with a leading plus if it had one; spaces, dashes, dots, brackets and invisible marks of copied numbers go. */
export function cleanNumber(text: string): string {
  return toLatinDigits(text).replace(/[\s().\-/‐-―‎‏‪-‮⁦-⁩]/g, '');
}

/** What can be told of a number without its country: empty, or something that no number holds. */
export function phoneFaultOf(text: string): PhoneFault | undefined {
  const number = cleanNumber(text);
  if (number === '') return 'numberRequired';
  return isDigits(number.replace(/^\+/, '')) ? undefined : 'numberDigits';
}

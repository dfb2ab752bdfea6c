// Mobile numbers, as typed and as sent to the provider.

/** Digits only; the national part has no leading zero where the country uses one. */
export type Phone = { readonly countryDialingCode: string; readonly mobileNum: string };

export type PhoneFault = 'numberRequired' | 'numberDigits' | 'numberInvalid';

/** Zeros of the scripts that the site's languages write numbers in; nine digits follow each. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xc66, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10] as const;

function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Converts digits of other scripts to 0–9 and keeps the rest. */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, toLatinDigit);
}

/** Returns whether a text is digits only. */
export function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

/** Strips spaces, dashes, dots, slashes, brackets and invisible characters of a typed or pasted number; keeps a plus. */
export function cleanNumber(text: string): string {
  return toLatinDigits(text).replace(/[\s()./\p{Pd}\p{Cf}]/gu, '');
}

/** Checks a number without knowing its country: empty, or invalid characters. */
export function phoneFaultOf(text: string): PhoneFault | undefined {
  const number = cleanNumber(text);
  if (number === '') return 'numberRequired';
  return isDigits(number.replace(/^\+/, '')) ? undefined : 'numberDigits';
}

// Validates a phone number for its country; the only importer of libphonenumber-js, loaded on demand.
import 'client-only';
import { cleanNumber, type Phone, type PhoneFault, phoneFaultOf } from '@/lib/shared/auth/sms/phone';

export type ParsedPhone =
  | { readonly ok: true; readonly phone: Phone }
  | { readonly ok: false; readonly fault: PhoneFault };

const refuse = (fault: PhoneFault): ParsedPhone => ({ ok: false, fault });

/** Parses a number, national or with `+`, for a two-letter country. Strips the national prefix and rejects
 * impossible lengths; the provider checks the rest. @throws when the library does not load */
export async function parsePhone(text: string, country: string): Promise<ParsedPhone> {
  const fault = phoneFaultOf(text);
  if (fault) return refuse(fault);
  const { default: parse, isSupportedCountry } = await import('libphonenumber-js/min');
  const number = parse(cleanNumber(text), isSupportedCountry(country) ? country : undefined);
  if (!number?.isPossible()) return refuse('numberInvalid');
  const { countryCallingCode, nationalNumber } = number;
  return { ok: true, phone: { countryDialingCode: countryCallingCode, mobileNum: nationalNumber } };
}

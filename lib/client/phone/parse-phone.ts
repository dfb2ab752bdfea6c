// Checks a typed number against its country; the only importer of libphonenumber-js, which loads when a number is checked.
import 'client-only';
import { cleanNumber, type Phone, type PhoneFault, phoneFaultOf } from '@/lib/shared/auth/sms/phone';

/** A number for the wire, or what is wrong with it. */
export type ParsedPhone =
  | { readonly ok: true; readonly phone: Phone }
  | { readonly ok: false; readonly fault: PhoneFault };

const refuse = (fault: PhoneFault): ParsedPhone => ({ ok: false, fault });

/**
 * Parses a number as typed in a country (two letters): national or with `+` and a dialling code of its own. The national part loses
 * its leading zero where the country's plan says so; a length that the country does not have is refused, the provider judges the
 * rest. Throws where the library cannot be loaded.
 */
export async function parsePhone(text: string, country: string): Promise<ParsedPhone> {
  const fault = phoneFaultOf(text);
  if (fault) return refuse(fault);
  const { default: parse, isSupportedCountry } = await import('libphonenumber-js/min');
  const number = parse(cleanNumber(text), isSupportedCountry(country) ? country : undefined);
  if (!number?.isPossible()) return refuse('numberInvalid');
  const { countryCallingCode, nationalNumber } = number;
  return { ok: true, phone: { countryDialingCode: countryCallingCode, mobileNum: nationalNumber } };
}

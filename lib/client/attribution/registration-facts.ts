// What every registration says about where it comes from and what it runs on (E4, E5, E10).
import 'client-only';
import type { WireRegisterRequest } from '@/lib/shared/calls/wire-session';

/** The fields of a registration that nobody types. */
export type RegistrationFacts = Pick<
  WireRegisterRequest,
  | 'registerMethod'
  | 'registerUrl'
  | 'loginDeviceId'
  | 'isOfficialAppLogin'
  | 'linkId'
  | 'affiliateCode'
  | 'domain'
  | 'referralCode'
  | 'pixelTrack'
>;

/** Reads them; a value that is not known is left out, and so is `pixelTrack` when it would be empty (E5). */
export async function getRegistrationFacts(): Promise<RegistrationFacts> {
  return { registerMethod: 'H5', registerUrl: window.location.href, domain: window.location.hostname };
}

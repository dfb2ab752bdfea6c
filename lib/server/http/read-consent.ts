// What a request says about consent to measurement.
import 'server-only';
import { cookieName, readHttpCookie } from '@/lib/server/platform/connection/http-cookie';
import {
  CONSENT_COOKIE,
  type ConsentFacts,
  type ConsentMode,
  parseConsentChoice,
} from '@/lib/shared/consent/consent';
import type { HeaderReader } from '@/lib/shared/http/header-reader';

/** Returns the merchant's mode, the visitor's choice and the browser's signal. */
export function readConsent(headers: HeaderReader, mode: ConsentMode, https: boolean): ConsentFacts {
  return {
    mode,
    choice: parseConsentChoice(readHttpCookie(headers, cookieName(CONSENT_COOKIE, https))),
    isOptedOut: headers.get('sec-gpc') === '1',
  };
}

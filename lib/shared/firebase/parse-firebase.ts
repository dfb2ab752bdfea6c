import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { toText } from '@/lib/shared/calls/wire-value';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';
import { toVendorUrl } from '@/lib/shared/url/vendor-url';

const FIELDS = ['apiKey', 'authDomain', 'projectId', 'messagingSenderId', 'appId'] as const;
// A colon marks another kind of key.
const API_KEY = /^[\w.-]{1,128}$/;
const HOST = /^(?=.{4,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
const PROJECT = /^[a-z0-9][a-z0-9-]{1,62}$/;
const CLIENT_ID = /^[\w.-]{1,200}$/;

function isUsable({ apiKey, authDomain, projectId }: Readonly<Record<string, string>>): boolean {
  return API_KEY.test(apiKey ?? '') && HOST.test(authDomain ?? '') && PROJECT.test(projectId ?? '');
}

/** The emulator's origin from the environment, a path and the place of reCAPTCHA from the registry. */
export type FirebaseSetup = {
  readonly emulator?: string;
  readonly tokenSyncUrl?: string;
  readonly recaptcha?: string;
};

/** Parses `sms`; undefined without a valid key, auth domain (a plain host name) and project. */
export function parseFirebase(
  config: WireSiteConfig | undefined,
  { emulator, tokenSyncUrl, recaptcha }: FirebaseSetup = {},
): FirebaseFacts | undefined {
  const raw: Readonly<Record<string, unknown>> = config?.sms?.config ?? {};
  const given = FIELDS.map((field) => [field, toText(raw[field]).trim()] as const);
  const parsed = Object.fromEntries(given.filter(([, value]) => value !== '' && value.length <= 253));
  if (!isUsable(parsed)) return undefined;
  const origin = toVendorUrl(recaptcha)?.origin;
  const clientId = toText(config?.sms?.googleWebClientId).trim();
  return {
    config: parsed,
    ...(CLIENT_ID.test(clientId) ? { googleClientId: clientId } : {}),
    ...(emulator === undefined ? {} : { emulator }),
    ...(tokenSyncUrl === undefined ? {} : { tokenSyncUrl }),
    ...(origin === undefined ? {} : { recaptcha: origin }),
  };
}

// A merchant's settings of the messaging service, and its hosts or the registry's replacements.
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { toText } from '@/lib/shared/calls/wire-value';
import { parseUrl } from '@/lib/shared/url/parse-url';

export type PushSettings = {
  readonly config: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly appId: string;
    readonly messagingSenderId: string;
  };
  /** The merchant's public key: an uncompressed P-256 point in base64url. */
  readonly vapidKey: string;
};

const RULES = {
  // A colon marks another kind of key.
  apiKey: /^[\w.-]{1,128}$/,
  projectId: /^[a-z0-9][a-z0-9-]{1,62}$/,
  appId: /^[\w:.-]{1,128}$/,
  messagingSenderId: /^\d{1,32}$/,
};
const VAPID_KEY = /^B[A-P][\w-]{85}$/;

/** Parses `sms`; undefined (push is off) when a value is missing or invalid. */
export function parsePush(config: WireSiteConfig | undefined): PushSettings | undefined {
  const raw: Readonly<Record<string, unknown>> = config?.sms?.config ?? {};
  const names = ['apiKey', 'projectId', 'appId', 'messagingSenderId'] as const;
  const [apiKey = '', projectId = '', appId = '', messagingSenderId = ''] = names.map((name) => {
    const text = toText(raw[name]).trim();
    return RULES[name].test(text) ? text : '';
  });
  const vapidKey = toText(config?.sms?.vapidKey)
    .trim()
    .replace(/(?<!=)=+$/, '');
  if (!apiKey || !projectId || !appId || !messagingSenderId || !VAPID_KEY.test(vapidKey)) return undefined;
  return { config: { apiKey, projectId, appId, messagingSenderId }, vapidKey };
}

/** Origins for installation tokens and for push tokens. */
export type PushHosts = { readonly installations: string; readonly registrations: string };

const PUSH_HOSTS: PushHosts = {
  installations: 'https://firebaseinstallations.googleapis.com',
  registrations: 'https://fcmregistrations.googleapis.com',
};

type Overrides = { readonly firebaseInstallations?: string; readonly fcmRegistrations?: string };

const originOf = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : parseUrl(address)?.origin;

/** Returns the hosts for a merchant's validated `vendors`. */
export function toPushHosts({ firebaseInstallations, fcmRegistrations }: Overrides): PushHosts {
  return {
    installations: originOf(firebaseInstallations) ?? PUSH_HOSTS.installations,
    registrations: originOf(fcmRegistrations) ?? PUSH_HOSTS.registrations,
  };
}

/** Serialises the hosts for the document; undefined for the vendor's own. */
export function buildPushHostsText(vendors: Overrides): string | undefined {
  const { installations, registrations } = toPushHosts(vendors);
  const isOwn = installations === PUSH_HOSTS.installations && registrations === PUSH_HOSTS.registrations;
  return isOwn ? undefined : `${installations} ${registrations}`;
}

/** Parses the attribute; undefined for the vendor's own hosts. */
export function parsePushHosts(text: string | undefined): PushHosts | undefined {
  const [installations, registrations] = text?.split(' ') ?? [];
  return installations && registrations ? { installations, registrations } : undefined;
}

/** Replaces a vendor host in an address; others stay. */
export function toPushAddress(address: string, hosts: PushHosts): string {
  const names = ['installations', 'registrations'] as const;
  const name = names.find((one) => address.startsWith(`${PUSH_HOSTS[one]}/`));
  return name === undefined ? address : hosts[name] + address.slice(PUSH_HOSTS[name].length);
}

// A merchant's settings for push messages out of the site configuration, checked before anything is built on them.
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { toText } from '@/lib/shared/calls/wire-value';

/** What the messaging library is started with; all of it is public. */
export type PushSettings = {
  readonly config: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly appId: string;
    readonly messagingSenderId: string;
  };
  /** The merchant's public key: an uncompressed point of P-256 in base64url. */
  readonly vapidKey: string;
};

const RULES = {
  // A colon in a key belongs to another kind of key.
  apiKey: /^[\w.-]{1,128}$/,
  projectId: /^[a-z0-9][a-z0-9-]{1,62}$/,
  appId: /^[\w:.-]{1,128}$/,
  messagingSenderId: /^\d{1,32}$/,
};
const VAPID_KEY = /^B[A-P][\w-]{85}$/;

/** Parses `sms` of the site configuration; undefined where one of the four values or the key is missing or of another form: then push is off. */
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

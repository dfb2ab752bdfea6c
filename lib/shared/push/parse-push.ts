import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { toText } from '@/lib/shared/calls/wire-value';

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

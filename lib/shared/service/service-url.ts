// Policy "way to customer service": addresses that an entry may have.
import { parseUrl } from '@/lib/shared/url/parse-url';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/** Messenger schemes that are allowed by default. */
export const DEFAULT_APP_SCHEMES = [
  'fb-messenger',
  'kakaotalk',
  'line',
  'skype',
  'tg',
  'viber',
  'wechat',
  'weixin',
  'whatsapp',
  'zalo',
] as const;

const PHONE = /^tel:\+?[\d.()-]{3,30}$/i;
const MAIL = /^mailto:[\w.+-]{1,64}@[a-z\d.-]{1,190}(?:\?[\w=&%.+-]{0,500})?$/i;
// Never valid unencoded in a URL; quotes and brackets could break out of an attribute.
const UNSAFE = /[^!-~]|["'<>`\\{}|^]/;
const NOT_AN_APP = new Set([
  'about',
  'blob',
  'content',
  'data',
  'file',
  'filesystem',
  'ftp',
  'http',
  'https',
  'intent',
  'javascript',
  'vbscript',
  'view-source',
  'ws',
  'wss',
]);

/** Returns whether a registry may allow the scheme: valid, and not one that a browser runs or reads itself. */
export function isAppScheme(scheme: string): boolean {
  return /^[a-z][a-z\d+.-]{1,31}$/.test(scheme) && !NOT_AN_APP.has(scheme);
}

function parseAppUrl(raw: string, appSchemes: readonly string[]): string | undefined {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(raw)?.[1]?.toLowerCase();
  const isRegistered = scheme !== undefined && isAppScheme(scheme) && appSchemes.includes(scheme);
  return isRegistered && raw.length <= 2048 && !UNSAFE.test(raw) && parseUrl(raw) ? raw : undefined;
}

/** Parses the address of an entry: https, tel, mailto, or an allowed app scheme. A number loses its spaces. */
export function parseServiceUrl(raw: string, appSchemes: readonly string[]): string | undefined {
  const phone = raw.replaceAll(' ', '');
  if (PHONE.test(phone)) return phone;
  if (MAIL.test(raw)) return raw;
  return parseResourceUrl(raw) ?? parseAppUrl(raw, appSchemes);
}

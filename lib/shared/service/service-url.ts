// Policy "way to customer service": which addresses an entry may lead to.
import { parseUrl } from '@/lib/shared/url/parse-url';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/** Apps that an entry may open unless the registry says otherwise; each is the scheme of a messenger. */
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
// What a URL never holds unencoded; a quote or a bracket would only serve to break out of an attribute.
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

/** Whether a registry may name the scheme as an app: a scheme's form, and none that a browser runs or reads itself. */
export function isAppScheme(scheme: string): boolean {
  return /^[a-z][a-z\d+.-]{1,31}$/.test(scheme) && !NOT_AN_APP.has(scheme);
}

function parseAppUrl(raw: string, appSchemes: readonly string[]): string | undefined {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(raw)?.[1]?.toLowerCase();
  const isRegistered = scheme !== undefined && isAppScheme(scheme) && appSchemes.includes(scheme);
  return isRegistered && raw.length <= 2048 && !UNSAFE.test(raw) && parseUrl(raw) ? raw : undefined;
}

/** Parses the address of an entry: https, a phone number, a mail address, or a URL of a registered app, else undefined. */
export function parseServiceUrl(raw: string, appSchemes: readonly string[]): string | undefined {
  if (PHONE.test(raw) || MAIL.test(raw)) return raw;
  return parseResourceUrl(raw) ?? parseAppUrl(raw, appSchemes);
}

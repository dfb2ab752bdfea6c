import type { IconName } from '@/components/ui/icon/icon-table';
import type { ServiceEntry } from '@/lib/shared/service/service-entry';
import { parseUrl } from '@/lib/shared/url/parse-url';

const ICONS: Readonly<Record<string, IconName>> = {
  LIVECHAT: 'chat',
  CHAT: 'chat',
  TELEGRAM: 'send',
  EMAIL: 'mail',
  MAIL: 'mail',
  PHONE: 'phone',
  CALL: 'phone',
  TEL: 'phone',
};

const SCHEME_ICONS: Readonly<Record<string, IconName>> = { tel: 'phone', mailto: 'mail', tg: 'send' };

function schemeOf(href: string): string {
  return href.slice(0, href.indexOf(':')).toLowerCase();
}

/** Returns the icon of an entry, by kind, else by address. */
export function iconOf({ kind, href }: Pick<ServiceEntry, 'kind' | 'href'>): IconName {
  return ICONS[kind] ?? SCHEME_ICONS[schemeOf(href)] ?? 'chat';
}

/** Returns the readable part of an address: number, mailbox or host; nothing for an app. */
export function contactLabelOf(href: string): string {
  const scheme = schemeOf(href);
  if (scheme === 'tel') return href.slice(4);
  if (scheme === 'mailto') return href.slice(7).split('?', 1)[0] ?? '';
  return scheme === 'https' || scheme === 'http' ? (parseUrl(href)?.host ?? '') : '';
}

/** Whether the address is a page, which opens beside the site; others open an app. */
export function isPage(href: string): boolean {
  return /^https?:/.test(href);
}

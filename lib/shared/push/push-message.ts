// Push messages from the wire: plain text, and a link to a page of this site.

import { toNumber } from '@/lib/shared/calls/wire-value';
import { readJson, toRecord } from '@/lib/shared/is-record';
import { ROUTES } from '@/lib/shared/routes';
import { parseGo } from '@/lib/shared/url/internal-path';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

export type PushMessage = {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A message replaces an earlier one with the same tag. */
  readonly tag?: string;
  readonly icon?: string;
  readonly image?: string;
  /** Unread count; undefined when the message has none. */
  readonly unread?: number;
};

/** `raw` is forwarded to open windows. */
export type PushPayload = { readonly raw: Readonly<Record<string, unknown>>; readonly message: PushMessage };

type Fields = Readonly<Record<string, unknown>>;

const MOST = { payload: 8_192, title: 120, body: 500, tag: 128 };
// Control characters and direction marks, which could disguise the sender.
const UNSHOWN = /(?!\n)[\p{Cc}\u202a-\u202e\ufff9-\ufffb]/gu;

function toShown(value: unknown, most: number): string {
  if (typeof value !== 'string') return '';
  const text = value.replace(UNSHOWN, '').trim();
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

function firstText(...values: readonly unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '')?.trim();
}

/** Returns a link's path under /m/ on this origin; anything else leads home. */
export function toPushPath(link: unknown, origin: string): string {
  if (typeof link !== 'string') return ROUTES.home;
  const text = link.trim();
  return parseGo(text.startsWith(`${origin}/`) ? text.slice(origin.length) : text) ?? ROUTES.home;
}

function toMessage(raw: Fields, origin: string): PushMessage {
  const notification = toRecord(raw.notification);
  const data = toRecord(raw.data);
  const tag = firstText(notification.tag, data.tag, raw.fcmMessageId);
  const link = firstText(data.link, toRecord(raw.fcmOptions).link, notification.click_action);
  return {
    title: toShown(firstText(notification.title, data.title), MOST.title),
    body: toShown(firstText(notification.body, data.body), MOST.body),
    path: toPushPath(link, origin),
    tag: tag?.slice(0, MOST.tag),
    icon: parseResourceUrl(notification.icon ?? data.icon),
    image: parseResourceUrl(notification.image ?? data.image),
    unread: data.unread === undefined ? undefined : Math.max(0, Math.trunc(toNumber(data.unread))),
  };
}

/** Parses a message object from the worker; undefined without a text. */
export function parsePushFields(value: unknown, origin: string): PushPayload | undefined {
  const raw = toRecord(value);
  const message = toMessage(raw, origin);
  return message.title || message.body ? { raw, message } : undefined;
}

/** Parses the text of a push event; undefined when too long, invalid, or without a text. Never throws. */
export function parsePushText(text: string, origin: string): PushPayload | undefined {
  return text.length > MOST.payload ? undefined : parsePushFields(readJson(text), origin);
}

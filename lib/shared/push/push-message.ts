// A push message as it comes over the wire, and what of it may be shown: text alone, and a page of our own.
import { toNumber } from '@/lib/shared/calls/wire-value';
import { ROUTES } from '@/lib/shared/routes';
import { parseGo } from '@/lib/shared/url/internal-path';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/** What a notification shows; `path` is a page of the site. */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** The same message a second time takes the place of the first. */
  readonly tag?: string;
  readonly icon?: string;
  readonly image?: string;
  /** How much is unread after it; undefined where the message does not say. */
  readonly unread?: number;
};

/** A payload that could be read; `raw` is what open windows are told. */
export type PushPayload = { readonly raw: Readonly<Record<string, unknown>>; readonly message: PushMessage };

type Fields = Readonly<Record<string, unknown>>;

const MOST = { payload: 8_192, title: 120, body: 500, tag: 128 };
// Control characters, and those that turn the reading of what follows: a title must not look like another sender's.
const UNSHOWN = /(?!\n)[\p{Cc}\u202a-\u202e\ufff9-\ufffb]/gu;

function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function toShown(value: unknown, most: number): string {
  if (typeof value !== 'string') return '';
  const text = value.replace(UNSHOWN, '').trim();
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

function firstText(...values: readonly unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '')?.trim();
}

/** A page of the site out of a message's link: a path under /m/, or its full address on this origin; anything else leads home. */
export function toPushPath(link: unknown, origin: string): string {
  if (typeof link !== 'string') return ROUTES.home;
  const text = link.trim();
  return parseGo(text.startsWith(`${origin}/`) ? text.slice(origin.length) : text) ?? ROUTES.home;
}

function toMessage(raw: Fields, origin: string): PushMessage {
  const [notification, data, options] = [raw.notification, raw.data, raw.fcmOptions].map(toFields);
  const tag = firstText(notification?.tag, data?.tag, raw.fcmMessageId);
  const icon = parseResourceUrl(notification?.icon ?? data?.icon);
  const image = parseResourceUrl(notification?.image ?? data?.image);
  const link = firstText(data?.link, options?.link, notification?.click_action);
  return {
    title: toShown(firstText(notification?.title, data?.title), MOST.title),
    body: toShown(firstText(notification?.body, data?.body), MOST.body),
    path: toPushPath(link, origin),
    ...(tag === undefined ? {} : { tag: tag.slice(0, MOST.tag) }),
    ...(icon === undefined ? {} : { icon }),
    ...(image === undefined ? {} : { image }),
    ...(data?.unread === undefined ? {} : { unread: Math.max(0, Math.trunc(toNumber(data.unread))) }),
  };
}

/** Reads a message that was parsed before, as a window gets it from the worker; undefined where it has no words. */
export function parsePushFields(value: unknown, origin: string): PushPayload | undefined {
  const raw = toFields(value);
  const message = toMessage(raw, origin);
  return message.title || message.body ? { raw, message } : undefined;
}

/** Reads the text of a push event; undefined for what is too long, no JSON object, or has no words to show. Never throws. */
export function parsePushText(text: string, origin: string): PushPayload | undefined {
  if (text.length > MOST.payload) return undefined;
  try {
    return parsePushFields(JSON.parse(text), origin);
  } catch {
    return undefined;
  }
}

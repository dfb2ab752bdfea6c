// The inbox: push messages that this device has received. The worker writes it and pages read it, so it lies in a cache of its own.
import { LIST_LIMIT } from '@/lib/shared/calls/answer-limits';
import { toRecords, toText } from '@/lib/shared/calls/wire-value';
import { type PushMessage, toPushPath } from '@/lib/shared/push/push-message';

/** Name of the cache; no clean-up of pages, builds or merchants takes it. */
export const INBOX_CACHE = 'mc-inbox';

/** The one entry in it. */
export const INBOX_ENTRY = '/m/inbox';

/** A stored message; `at` is in epoch ms. */
export type InboxMessage = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly at: number;
  readonly isRead: boolean;
};

/** Reads the stored list; entries without id or words are left out, links leave this origin never. Never throws. */
export function parseInbox(text: string | undefined, origin: string): InboxMessage[] {
  let list: unknown;
  try {
    list = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return toRecords<Record<string, unknown>>(list, LIST_LIMIT.inbox).flatMap((raw) => {
    const [id, title, body] = [toText(raw.id), toText(raw.title), toText(raw.body, 500)];
    if (id === '' || title + body === '') return [];
    const at = Number.isSafeInteger(raw.at) ? Number(raw.at) : 0;
    return [{ id, title, body, path: toPushPath(raw.path, origin), at, isRead: raw.isRead === true }];
  });
}

/** Puts a message in front, unread; one with the same tag takes the place of the first. */
export function addToInbox(
  list: readonly InboxMessage[],
  { title, body, path, tag }: PushMessage,
  at: number,
): InboxMessage[] {
  const id = tag ?? `${at}-${list.length}`;
  const others = list.filter((one) => one.id !== id);
  return [{ id, title, body, path, at, isRead: false }, ...others].slice(0, LIST_LIMIT.inbox);
}

// Inbox of push messages, in its own cache: the worker writes it and pages read it.

import { toRecords, toText } from '@/lib/shared/calls/wire-value';
import { readJson } from '@/lib/shared/is-record';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import { type PushMessage, toPushPath } from '@/lib/shared/push/push-message';
import { toEpochMs } from '@/lib/shared/to-epoch-ms';

export const INBOX_ENTRY = '/m/inbox';

/** The lock of a change, for page and worker: one would write over what the other has just written. */
export const INBOX_LOCK = 'mc-inbox';

/** `at` is in epoch ms. */
export type InboxMessage = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly at: number;
  readonly isRead: boolean;
};

/** Parses the stored list; entries without id or text, and foreign links, are dropped. Never throws. */
export function parseInbox(text: string | undefined, origin: string): InboxMessage[] {
  return toRecords<Record<string, unknown>>(readJson(text), LIST_LIMIT.inbox).flatMap((raw) => {
    const [id, title, body] = [toText(raw.id), toText(raw.title), toText(raw.body, 500)];
    if (id === '' || title + body === '') return [];
    const path = toPushPath(raw.path, origin);
    return [{ id, title, body, path, at: toEpochMs(raw.at), isRead: raw.isRead === true }];
  });
}

/** Adds an unread message at the front; it replaces one with the same tag. */
export function addToInbox(
  list: readonly InboxMessage[],
  { title, body, path, tag }: PushMessage,
  at: number,
): InboxMessage[] {
  const id = tag ?? `${at}-${list.length}`;
  const others = list.filter((one) => one.id !== id);
  return [{ id, title, body, path, at, isRead: false }, ...others].slice(0, LIST_LIMIT.inbox);
}

import { getUnreadNews, refreshUnreadNews } from '@/lib/client/app-badge/unread-news';
import { watchAppBadge } from '@/lib/client/service/start-service';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { type FetchCall, failure, fakeFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';

const OLD = { id: 1, title: 'old', type: 'NEWS', publishedAt: '2026-11-01T00:00:00Z' };
const NEW = { id: 2, title: 'new', type: 'NEWS', publishedAt: '2026-11-20T00:00:00Z' };

let isInstalled: boolean;
let list: unknown;
let calls: FetchCall[];
const set = jest.fn(async () => undefined);

beforeEach(() => {
  resetPage();
  sessionStorage.clear();
  isInstalled = true;
  list = [OLD];
  calls = fakeFetch(() => (list === 'down' ? failure('busy') : success(list)));
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: async () => undefined });
  Object.assign(window, { matchMedia: () => ({ matches: isInstalled }) });
});

/** Requests without the answers that the session caches. */
const refresh = async (isRead = false) => {
  sessionStorage.clear();
  await refreshUnreadNews(isRead);
};

test('a device’s first check has missed nothing; later news counts on the icon until the list is read (B16)', async () => {
  const stop = watchAppBadge();
  await refresh();
  expect(getUnreadNews()).toBe(0);
  list = [OLD, NEW];
  await refresh();
  expect(getUnreadNews()).toBe(1);
  expect(set).toHaveBeenLastCalledWith(1);
  await refresh(true);
  expect(getUnreadNews()).toBe(0);
  expect(readStored(STORED.newsSeen)).toContain('2026-11-20');
  stop();
});

test('news dated in the future counts once it is published, and hides no other (B16, FLT-37)', async () => {
  list = [OLD, { ...NEW, id: 3, publishedAt: '2226-11-20T00:00:00Z' }];
  await refresh();
  list = [OLD, NEW, { ...NEW, id: 3, publishedAt: '2226-11-20T00:00:00Z' }];
  await refresh();
  expect(getUnreadNews()).toBe(1);
});

test('a provider that fails leaves the count as it was (B16)', async () => {
  writeStored(STORED.newsSeen, '2026-01-01T00:00:00.000Z');
  await refresh();
  expect(getUnreadNews()).toBe(1);
  list = 'down';
  await refresh();
  expect(getUnreadNews()).toBe(1);
});

test('where no icon can show it, nothing is fetched (B16)', async () => {
  isInstalled = false;
  await refresh();
  expect(calls).toEqual([]);
});

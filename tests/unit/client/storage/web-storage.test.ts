import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';

const item = { area: 'local', key: 'autoLogin' } as const;

const block = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

beforeEach(() => {
  removeStored(item);
  localStorage.clear();
});

test('a value survives in the storage itself (E8)', () => {
  expect(writeStored(item, '0')).toBe(true);
  expect(localStorage.getItem('autoLogin')).toBe('0');
  expect(readStored(item)).toBe('0');
  removeStored(item);
  expect(readStored(item)).toBeNull();
});

test('where a webview blocks the storage, the memory of the page replaces it and nothing throws (E8)', () => {
  block();
  expect(writeStored(item, '1')).toBe(false);
  expect(readStored(item)).toBe('1');
  removeStored(item);
  expect(readStored(item)).toBeNull();
});

test('a full storage never leaves an older value to win', () => {
  writeStored(item, 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStored(item, 'new')).toBe(false);
  expect(readStored(item)).toBe('new');
});

test.each(['{', '[]', '"text"', 'null'])('%s is no record: it is removed', (text) => {
  localStorage.setItem('autoLogin', text);
  expect(readStoredRecord(item)).toBeUndefined();
  expect(localStorage.getItem('autoLogin')).toBeNull();
});

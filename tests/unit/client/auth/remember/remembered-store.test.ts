import { dropRemembered } from '@/lib/client/auth/remember/drop-remembered';
import { readRemembered } from '@/lib/client/auth/remember/remembered-store';
import { storeRemembered } from '@/lib/client/auth/remember/store-remembered';
import { resetPage, setPage } from '../../page-of';

const wish = { type: 'username', username: 'lan' } as const;
const record = { ...wish, merchant: 'aurora', password: 'text' };
const stored = () => ['remPass', 'sass', 'autoLogin'].map((key) => localStorage.getItem(key));

beforeEach(() => {
  resetPage();
  document.documentElement.dataset.autoLogin = 'on';
});
afterEach(() => {
  delete document.documentElement.dataset.autoLogin;
});

test('a remembered login is stored under the names of the specification (E7, E8)', () => {
  storeRemembered(wish, { remembered: 'text' });
  expect(JSON.parse(stored()[0] ?? '')).toEqual(record);
  expect(stored().slice(1)).toEqual(['mck1', '1']);
  expect(readRemembered()).toEqual(record);
});

test.each([
  ['first', undefined],
  ['renewed', 'before'],
])('a %s record survives another tab that reads while it is written (E7, A14)', (_what, before) => {
  if (before) storeRemembered(wish, { remembered: before });
  const write = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    write.call(this, key, value);
    readRemembered();
  });
  storeRemembered(wish, { remembered: 'text' });
  expect(readRemembered()).toEqual(record);
});

test('another merchant’s record is not read, and stays (E7)', () => {
  storeRemembered(wish, { remembered: 'text' });
  setPage('rio');
  expect(readRemembered()).toBeUndefined();
  expect(stored()[0]).not.toBeNull();
});

test.each([
  ['no JSON', 'x'],
  ['no object', '[1]'],
  ['a part missing', '{"type":"username"}'],
])('a record that is %s is removed with its marker (E7)', (_what, text) => {
  storeRemembered(wish, { remembered: 'text' });
  localStorage.setItem('remPass', text);
  expect(readRemembered()).toBeUndefined();
  expect(stored()).toEqual([null, null, '1']);
});

test.each([null, 'mck0'])('a record whose marker is %j is none (E7)', (mark) => {
  storeRemembered(wish, { remembered: 'text' });
  if (mark === null) localStorage.removeItem('sass');
  else localStorage.setItem('sass', mark);
  expect(readRemembered()).toBeUndefined();
  expect(stored()[0]).toBeNull();
});

test('the player’s no drops the record and switches auto-login off (A8)', () => {
  storeRemembered(wish, { remembered: 'text' });
  storeRemembered(null, { remembered: 'text' });
  expect(stored()).toEqual([null, null, '0']);
});

test('a login without a record changes nothing, one without the proxy’s text drops the old record (A8)', () => {
  storeRemembered(wish, { remembered: 'text' });
  storeRemembered(undefined, { remembered: 'other' });
  expect(readRemembered()).toEqual(record);
  storeRemembered(wish, {});
  expect(stored()).toEqual([null, null, '1']);
});

test('a login by SMS leaves the number alone (E7)', () => {
  storeRemembered({ type: 'sms', mobileNum: '84912' }, { remembered: 'text' });
  expect(readRemembered()).toEqual({ type: 'sms', mobileNum: '84912', merchant: 'aurora', password: '' });
});

test('dropping removes record and marker, and leaves the choice (ruling 14)', () => {
  storeRemembered(wish, { remembered: 'text' });
  dropRemembered();
  expect(stored()).toEqual([null, null, '1']);
});

import { watchLogins } from '@/lib/client/track/watch-logins';
import { notedEvents } from '../noted-events';
import { resetPage, signIn } from '../page-of';

const mark = (at: unknown) => sessionStorage.setItem('mc_login_due', String(at));

let stop: (() => void) | undefined;
beforeEach(resetPage);
afterEach(() => stop?.());

test('a login is reported by the page it leads to, with its member and its moment, and once (T1)', () => {
  mark(1_790_000_000_000);
  signIn();
  stop = watchLogins();
  signIn();
  expect(notedEvents()).toEqual([
    {
      name: 'login',
      eventId: expect.any(String),
      payload: {},
      time: 1_790_000_000_000,
      customer: { customerId: '1', customerName: 'lan' },
    },
  ]);
});

test('one that stays on its page is reported there, as soon as its member is known (T1, A14)', () => {
  stop = watchLogins();
  mark(Date.now());
  expect(notedEvents()).toEqual([]);
  signIn();
  expect(notedEvents()).toMatchObject([{ name: 'login' }]);
});

test('a session that is found again, by a cookie or in another tab, is no login (T1)', () => {
  stop = watchLogins();
  signIn();
  expect(notedEvents()).toEqual([]);
});

test('a login whose session was lost immediately is not reported; a broken mark loses only the time (T1, E8)', () => {
  mark(1);
  stop = watchLogins();
  signIn();
  expect(notedEvents()).toEqual([]);
  mark('broken');
  signIn();
  expect(notedEvents()).toMatchObject([{ name: 'login', time: expect.any(Number) }]);
});

test('a mark that no date can show loses only the time: it would break the page that reports it (T1, E8)', () => {
  mark('99999999999999999999');
  signIn();
  const from = Date.now();
  stop = watchLogins();
  expect(notedEvents()[0]?.time).toBeGreaterThanOrEqual(from);
});

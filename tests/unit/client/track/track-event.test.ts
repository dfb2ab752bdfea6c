import { clearSession } from '@/lib/client/session/session-store';
import { trackEvent } from '@/lib/client/track/track-event';
import { DUE_LIMIT } from '@/lib/shared/track/due-limit';
import { fakeFetch, success } from '../fake-fetch';
import { notedEvents } from '../noted-events';
import { resetPage, signIn } from '../page-of';

beforeEach(resetPage);

test('before its deferred widgets load, a page notes an event with its moment, and sends nothing (T1)', () => {
  const calls = fakeFetch(() => success(null));
  const before = Date.now();
  trackEvent('startTrial', { gameCode: 'va-1', vendor: undefined });
  trackEvent('downloadApp');
  expect(notedEvents()).toEqual([
    {
      name: 'startTrial',
      eventId: expect.stringMatching(/^[\w-]{20,64}$/),
      payload: { gameCode: 'va-1' },
      time: expect.any(Number),
    },
    expect.objectContaining({ name: 'downloadApp' }),
  ]);
  expect(notedEvents()[0]?.time).toBeGreaterThanOrEqual(before);
  expect(calls).toEqual([]);
});

test('a member’s event names the customer of the moment; one of a new account names that', () => {
  signIn();
  trackEvent('gameLaunch');
  trackEvent('register', {}, { customer: { customerId: '9', customerName: 'new' } });
  clearSession();
  trackEvent('viewContent');
  expect(notedEvents().map(({ customer }) => customer)).toEqual([
    { customerId: '1', customerName: 'lan' },
    { customerId: '9', customerName: 'new' },
    undefined,
  ]);
});

test('two events of one deed may share an id (ruling 68)', () => {
  trackEvent('firstDeposit', {}, { eventId: 'one-id-of-16-letters' });
  trackEvent('firstDepositArrival', {}, { eventId: 'one-id-of-16-letters' });
  expect(notedEvents().map(({ eventId }) => eventId)).toEqual([
    'one-id-of-16-letters',
    'one-id-of-16-letters',
  ]);
});

test('a page that never gets its late parts stops noting in time (E8)', () => {
  for (let nth = 0; nth < 500; nth += 1) trackEvent('gameLaunch');
  expect(sessionStorage.getItem('mc_events_due')?.length).toBeLessThanOrEqual(DUE_LIMIT);
  expect(notedEvents().length).toBeGreaterThan(50);
});

test('an insecure page has ids too (T1)', () => {
  const { randomUUID } = window.crypto;
  Object.defineProperty(window.crypto, 'randomUUID', { configurable: true, value: undefined });
  trackEvent('login');
  Object.defineProperty(window.crypto, 'randomUUID', { configurable: true, value: randomUUID });
  expect(notedEvents()).toHaveLength(1);
});

test('a storage that throws breaks nothing, and the page’s memory replaces it (E8)', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => trackEvent('login')).not.toThrow();
  jest.restoreAllMocks();
});

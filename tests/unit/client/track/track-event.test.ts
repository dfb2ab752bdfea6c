import { trackEvent } from '@/lib/client/track/track-event';
import { failure, fakeFetch, success } from '../fake-fetch';
import { resetPage, signIn } from '../page-of';

beforeEach(resetPage);

const sent = (body: unknown) => JSON.parse(JSON.parse(String(body)).events);

test('an event goes out as a JSON text, and outlives the page (T6)', () => {
  const asked = fakeFetch(() => success(null));
  trackEvent('startTrial', { gameCode: 'va-1', amount: undefined });
  expect(asked[0]).toMatchObject({ url: '/wps/relay/S2S_events', init: { method: 'POST', keepalive: true } });
  expect(sent(asked[0]?.init.body)).toEqual([{ name: 'startTrial', gameCode: 'va-1' }]);
});

test('a member’s event names the customer (SPEC §3)', () => {
  signIn();
  const asked = fakeFetch(() => success(null));
  trackEvent('gameLaunch');
  expect(sent(asked[0]?.init.body)).toEqual([{ name: 'gameLaunch', customerId: '1', customerName: 'lan' }]);
});

test.each([
  ['a refusal', () => failure('events.invalid', 'No.')],
  [
    'a broken connection',
    () => {
      throw new Error('down');
    },
  ],
])('%s shows nothing and throws nothing (T6)', async (_what, reply) => {
  const asked = fakeFetch(reply);
  expect(() => trackEvent('gameLaunch')).not.toThrow();
  await Promise.resolve();
  expect(asked).toHaveLength(1);
  expect(document.querySelector('dialog')).toBeNull();
});

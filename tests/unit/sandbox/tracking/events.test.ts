import { EVENT_NAMES } from '@/lib/shared/track/event';
import { withSandbox } from '../with-sandbox.ts';

const client = withSandbox();

const event = {
  name: 'login',
  eventId: '0a1b2c3d-4e5f-8a6b-9c7d-0123456789ab',
  time: '2026-11-22T08:00:00.000Z',
  consent: 'granted',
};
const send = (list: unknown, more: object = {}) =>
  client.ask('/wps/relay/S2S_events', { body: { events: JSON.stringify(list), ...more } });

test.each(EVENT_NAMES)('the tracking service takes %s (T1, T6)', async (name) => {
  expect(await send([{ ...event, name }])).toMatchObject({ success: true });
});

test('it accepts money, customers and ad ids, and stores them for inspection (T6)', async () => {
  const money = { revenue: -5, amount: 5, value: 5, currency: 'VND' };
  const pixelTrack = { fbclid: 'F1', adAppToken: 'a' };
  const item = { ...event, name: 'withdraw', ...money, customerId: '7', customerName: 'lan', pixelTrack };
  expect(await send([item])).toMatchObject({ success: true });
  const [received] = await client.control('/received?kind=events');
  expect(JSON.parse(received.data.events)).toEqual([item]);
});

test.each([
  ['no list', {}],
  ['an empty list', []],
  ['51 events', Array.from({ length: 51 }, () => event)],
  ['no object', ['login']],
  ['an unknown name', [{ ...event, name: 'purchase' }]],
  ['no id', [{ ...event, eventId: undefined }]],
  ['an id with markup', [{ ...event, eventId: '<script>alert(1)</script>' }]],
  ['a time in ms', [{ ...event, time: 1_790_000_000_000 }]],
  ['a day that is none', [{ ...event, time: '2026-13-40T08:00:00.000Z' }]],
  ['an amount as text', [{ ...event, amount: '5', currency: 'VND' }]],
  ['an amount without a currency', [{ ...event, amount: 5 }]],
  ['a currency of four letters', [{ ...event, amount: 5, currency: 'USDT' }]],
  ['no consent', [{ ...event, consent: undefined }]],
  ['ad ids without consent', [{ ...event, consent: 'denied', pixelTrack: { fbclid: 'F1' } }]],
  ['a password', [{ ...event, password: 'x' }]],
  ['a token in the bundle', [{ ...event, pixelTrack: { sessionToken: 'x' } }]],
])('it refuses %s (T6)', async (_what, list) => {
  expect(await send(list)).toMatchObject({ status: 400, errorCode: 'events.invalid' });
});

test.each([
  ['a list that is no text', { events: [event] }],
  ['a text that is no JSON', { events: '[' }],
  ['a second field', { events: '[]', token: 'x' }],
  ['nothing', {}],
])('it refuses a body with %s (T6)', async (_what, body) => {
  const answer = await client.ask('/wps/relay/S2S_events', { body });
  expect(answer).toMatchObject({ status: 400, errorCode: 'events.invalid' });
});

test('a cashier sends messages to the merchant’s own site only (T1)', async () => {
  const open = async (site: string) =>
    (await fetch(`${client.origin}/cashier?site=${encodeURIComponent(site)}`)).text();
  expect(await open('http://t1.aurora.localhost:3000')).toContain(
    '"siteOrigin":"http://t1.aurora.localhost:3000"',
  );
  expect(await open('https://evil.example')).toContain('"siteOrigin":""');
  const script = await fetch(`${client.origin}/cashier/assets/client/cashier.ts`);
  expect([script.status, script.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
});

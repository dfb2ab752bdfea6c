import {
  toAdjustEvent,
  toAppsflyerCalls,
  toGtagCalls,
  toGtmPushes,
} from '@/lib/shared/pixel/calls/measure-calls';
import { toBigoCalls, toKwaiCalls, toMetaCalls, toTiktokCalls } from '@/lib/shared/pixel/calls/social-calls';
import { toPixelEvent } from '@/lib/shared/pixel/pixel-event';
import { EVENT_NAMES, type TrackedEvent } from '@/lib/shared/track/event';

const CLICKS = {
  fbclid: 'FbClick',
  _fbc: 'fb.1.1700000000000.FbClick',
  _fbp: 'fb.1.1.2',
  gclid: 'GClick',
  ttclid: 'TtClick',
  kwaiclid: 'KwClick',
  bbg: 'BgClick',
  cid: 'VoluumClick',
  idfa: 'device-id',
};
const event = (name: TrackedEvent['name'], payload: object = {}) =>
  toPixelEvent({ name, eventId: 'e-1', payload }, CLICKS);
const deposit = event('deposit', { amount: 50, revenue: 45, currency: 'tlb' });
const MONEY = { value: 50, currency: 'PHP' };

test('a deposit carries value, currency, content 99 and type product, and each platform’s event id (T5, N2)', () => {
  expect(toMetaCalls(deposit)).toEqual([
    [
      'track',
      'Purchase',
      { ...MONEY, content_ids: ['99'], content_type: 'product', fbc: CLICKS._fbc },
      { eventID: 'e-1' },
    ],
  ]);
  expect(toTiktokCalls(deposit)).toEqual([
    [
      'Purchase',
      {
        ...MONEY,
        content_id: '99',
        content_type: 'product',
        contents: [{ content_id: '99', content_type: 'product', quantity: 1, price: 50 }],
        ttclid: 'TtClick',
      },
      { event_id: 'e-1' },
    ],
  ]);
  expect(toKwaiCalls(deposit)).toEqual([
    ['purchase', { ...MONEY, content_id: '99', content_type: 'product', click_id: 'KwClick' }],
  ]);
  const google = { event_id: 'e-1', ...MONEY, content_ids: ['99'], content_type: 'product', gclid: 'GClick' };
  expect(toGtagCalls(deposit)).toEqual([
    ['event', 'deposit', google],
    [
      'event',
      'purchase',
      { ...google, items: [{ item_id: '99', quantity: 1, price: 50 }], transaction_id: 'e-1' },
    ],
  ]);
  expect(toGtmPushes(deposit)).toEqual([{ event: 'deposit', ...google }]);
  expect(toBigoCalls(event('firstDepositArrival', { value: 50, currency: 'PHP' }))).toEqual([
    ['event', 'ec_purchase', { ...MONEY, content_id: '99', content_type: 'product', bbg: 'BgClick' }],
  ]);
});

test('AppsFlyer and Adjust count the revenue of a deposit once, and AppsFlyer a withdrawal as negative (T5)', () => {
  const [[, , reported] = []] = toAppsflyerCalls(deposit);
  expect(reported).toEqual({
    eventType: 'EVENT',
    eventName: 'deposit',
    eventValue: { event_id: 'e-1', ...MONEY, content_id: '99', content_type: 'product' },
    eventRevenue: 50,
    eventRevenueCurrency: 'PHP',
  });
  const money = { amount: 50, currency: 'PHP' };
  for (const name of ['depositSubmit', 'firstDeposit', 'firstDepositArrival', 'redeposit'] as const)
    expect(toAppsflyerCalls(event(name, money))[0]?.[2]).not.toHaveProperty('eventRevenue');
  expect(toAppsflyerCalls(event('withdraw', money))[0]?.[2]).toMatchObject({ eventRevenue: -50 });
  const tokens = { deposit: 'abc123', withdraw: 'abc124', login: 'abc125' };
  expect(toAdjustEvent(deposit, tokens)).toEqual({
    eventToken: 'abc123',
    deduplicationId: 'e-1',
    revenue: 50,
    currency: 'PHP',
  });
  expect(toAdjustEvent(event('withdraw', money), tokens)).toEqual({
    eventToken: 'abc124',
    deduplicationId: 'e-1',
  });
  expect(toAdjustEvent(event('register'), tokens)).toBeUndefined();
  expect(toAdjustEvent({ ...event('login'), name: 'toString' as never }, tokens)).toBeUndefined();
});

test('money without a currency, or a currency without money, is left out', () => {
  for (const payload of [{ amount: 50 }, { currency: 'PHP' }, { amount: Number.NaN, currency: 'PHP' }, {}])
    expect(toMetaCalls(event('deposit', payload))[0]?.[2]).not.toHaveProperty('value');
});

test('a custom name is sent to Meta as custom, and a game as content', () => {
  expect(toMetaCalls(event('gameLaunch', { gameCode: 'va-1', vendor: 'VA' }))).toEqual([
    [
      'trackCustom',
      'gameLaunch',
      { content_ids: ['va-1'], content_type: 'product', fbc: CLICKS._fbc },
      { eventID: 'e-1' },
    ],
  ]);
  expect(
    toMetaCalls(toPixelEvent({ name: 'login', eventId: 'e', payload: {} }, { fbclid: 'X' }))[0]?.[2],
  ).toEqual({ fbclid: 'X' });
});

const ALL = [
  toMetaCalls,
  toTiktokCalls,
  toKwaiCalls,
  toBigoCalls,
  toGtagCalls,
  toGtmPushes,
  toAppsflyerCalls,
];

test.each(EVENT_NAMES)(
  '%s reports to no one who the member is, nor another platform’s click id (ruling 70)',
  (name) => {
    const payload = {
      customerId: 'canary-id',
      customerName: 'canary-name',
      userName: 'canary-user',
      token: 'canary-token',
      amount: 1,
      currency: 'VND',
    };
    const texts = ALL.map((build) => JSON.stringify(build(event(name, payload))));
    for (const text of texts) expect(text).not.toMatch(/canary|VoluumClick|device-id|customer/i);
    expect(texts.filter((text) => text.includes('TtClick')).length).toBeLessThanOrEqual(1);
  },
);

import { customerOf, newCustomerOf } from '@/lib/shared/track/customer-of';
import type { ReportedEvent } from '@/lib/shared/track/event';
import { buildEventItem } from '@/lib/shared/track/event-item';

const event: ReportedEvent = {
  name: 'deposit',
  eventId: 'an-id-of-16-letters',
  payload: { revenue: 10, amount: 10, value: 10, currency: 'VND' },
  time: Date.UTC(2026, 10, 22, 8),
  customer: { customerId: '7', customerName: 'lan' },
};
const around = { affiliateCode: 'www', referralCode: 'AB12', pixelTrack: { fbclid: 'F1' } };

test('an item has name, id, time, customer, money and attribution (T1, T6)', () => {
  expect(buildEventItem(event, { ...around, isGranted: true })).toEqual({
    name: 'deposit',
    eventId: 'an-id-of-16-letters',
    time: '2026-11-22T08:00:00.000Z',
    customerId: '7',
    customerName: 'lan',
    revenue: 10,
    amount: 10,
    value: 10,
    currency: 'VND',
    affiliateCode: 'www',
    referralCode: 'AB12',
    consent: 'granted',
    pixelTrack: { fbclid: 'F1' },
  });
});

test('without consent the ad ids are not sent, and the event states it (ruling 67)', () => {
  const item = buildEventItem(event, { ...around, isGranted: false });
  expect(item).toMatchObject({ consent: 'denied' });
  expect(item).not.toHaveProperty('pixelTrack');
});

test('a visitor’s event names no customer and has no invented fields (T6)', () => {
  const bare = { ...event, payload: {}, customer: undefined };
  expect(Object.keys(buildEventItem(bare, { isGranted: true })).sort()).toEqual([
    'consent',
    'eventId',
    'name',
    'time',
  ]);
});

test('a payload cannot take the place of the name (T6)', () => {
  const sly = { ...event, payload: { name: 'register', consent: 'granted' } as never };
  expect(buildEventItem(sly, { isGranted: false })).toMatchObject({ name: 'deposit', consent: 'denied' });
});

test.each([
  [
    { customerId: 7, id: 8, userName: 'lan', token: 't' },
    { customerId: '7', customerName: 'lan' },
  ],
  [
    { id: '8', customerName: 'Lan' },
    { customerId: '8', customerName: 'Lan' },
  ],
  [{ userName: 'lan' }, undefined],
  [undefined, undefined],
  [null, undefined],
])('the customer of the answer %j is %j', (answer, customer) => {
  expect(newCustomerOf(answer)).toEqual(customer);
});

test('a mirror without an id has no customer (E1)', () => {
  expect(customerOf({ id: '', userName: 'lan' })).toBeUndefined();
});

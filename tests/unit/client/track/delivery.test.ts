import { failure, success } from '../fake-fetch';
import { signIn } from '../page-of';
import { callsIn, eventNamesIn, openPage, passMoment, setConsent } from './tracked-page';

const leave = () => window.dispatchEvent(new Event('pagehide'));

test('the body is one JSON text of a list; the events of one moment go together, and outlive the page (T6)', async () => {
  const page = await openPage();
  page.startDelivery();
  page.trackEvent('startTrial', { gameCode: 'va-1' });
  page.trackEvent('downloadApp');
  expect(page.calls).toEqual([]);
  await passMoment();
  expect(page.calls).toHaveLength(1);
  const [{ url, init } = { url: '', init: {} }] = page.calls;
  expect([url, init.method, init.keepalive]).toEqual(['/wps/relay/S2S_events', 'POST', true]);
  expect(Object.keys(JSON.parse(String(init.body)))).toEqual(['events']);
  expect(new Headers(init.headers).has('Authorization')).toBe(false);
  expect(callsIn(page.calls)[0]).toMatchObject([
    { name: 'startTrial', gameCode: 'va-1' },
    { name: 'downloadApp' },
  ]);
});

test('a stored event is reported once, with its own id and time (T1)', async () => {
  const first = await openPage();
  first.trackEvent('registerSubmit');
  const time = Date.now();
  const next = await openPage({ isNew: false });
  next.startDelivery();
  next.startDelivery();
  await passMoment();
  const [event] = callsIn(next.calls)[0] ?? [];
  expect(Math.abs(Date.parse(String(event?.time)) - time)).toBeLessThan(1_000);
  const last = await openPage({ isNew: false });
  last.startDelivery();
  await passMoment();
  expect([eventNamesIn(first.calls), eventNamesIn(next.calls), eventNamesIn(last.calls)]).toEqual([
    [],
    ['registerSubmit'],
    [],
  ]);
});

test('a page that is left at once reports first (T6)', async () => {
  const page = await openPage();
  page.startDelivery();
  page.trackEvent('login');
  leave();
  expect(eventNamesIn(page.calls)).toEqual(['login']);
  await passMoment();
  expect(page.calls).toHaveLength(1);
});

test('affiliate and referral codes are sent; ad ids only with consent, which the event states (T6, ruling 67)', async () => {
  const page = await openPage();
  page.startDelivery();
  localStorage.setItem('reg_info', JSON.stringify({ affiliateCode: 'north', referralCode: 'AB12' }));
  localStorage.setItem('mc_clicks', JSON.stringify({ fbclid: 'Fb-1' }));
  setConsent('no');
  page.trackEvent('login');
  await passMoment();
  setConsent('yes');
  page.trackEvent('login');
  await passMoment();
  const [[denied], [granted]] = callsIn(page.calls) as [[object], [object]];
  expect(denied).toMatchObject({ affiliateCode: 'north', referralCode: 'AB12', consent: 'denied' });
  expect(denied).not.toHaveProperty('pixelTrack');
  expect(granted).toMatchObject({ consent: 'granted', pixelTrack: { fbclid: 'Fb-1' } });
});

test('the server receives the customer’s name, the pixels never do; both have one event id (T1, ruling 70)', async () => {
  const page = await openPage();
  signIn();
  page.startDelivery();
  const events: object[] = [];
  page.trackEvent('gameLaunch', { vendor: 'JT' });
  page.subscribeEvents((event) => events.push(event));
  await passMoment();
  const [reported] = callsIn(page.calls)[0] ?? [];
  expect(reported).toMatchObject({ name: 'gameLaunch', customerId: '1', customerName: 'lan', vendor: 'JT' });
  expect(events).toEqual([{ name: 'gameLaunch', eventId: reported?.eventId, payload: { vendor: 'JT' } }]);
});

test('more than twenty go in several calls (T6)', async () => {
  const page = await openPage();
  page.startDelivery();
  for (let nth = 0; nth < 45; nth += 1) page.trackEvent('gameLaunch');
  await passMoment();
  expect(callsIn(page.calls).map((list) => list.length)).toEqual([20, 20, 5]);
});

test('a broken connection: once more when it is back, and then no more (T6)', async () => {
  const page = await openPage({
    reply: () => {
      throw new Error('down');
    },
  });
  page.startDelivery();
  page.trackEvent('login');
  await passMoment();
  for (let times = 0; times < 3; times += 1) {
    window.dispatchEvent(new Event('online'));
    await passMoment();
  }
  expect(eventNamesIn(page.calls)).toEqual(['login', 'login']);
});

test('offline no request is made; events are reported when the connection is back (T6)', async () => {
  const page = await openPage();
  page.startDelivery();
  const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  page.trackEvent('login');
  await passMoment();
  page.trackEvent('gameLaunch');
  await passMoment();
  expect(page.calls).toEqual([]);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(callsIn(page.calls)[0]).toMatchObject([{ name: 'login' }, { name: 'gameLaunch' }]);
});

test.each([
  ['a refusal', failure('events.invalid', 'No', { status: 400 }), 2],
  ['a merchant without the call', failure('unknown_call', '', { status: 404 }), 1],
  ['a yes', success(null), 2],
])('%s is not tried again (T6, ruling 78)', async (_what, answer, calls) => {
  const page = await openPage({ reply: () => answer });
  page.startDelivery();
  page.trackEvent('login');
  await passMoment();
  window.dispatchEvent(new Event('online'));
  page.trackEvent('gameLaunch');
  await passMoment();
  expect(page.calls).toHaveLength(calls);
  expect(document.querySelector('dialog')).toBeNull();
});

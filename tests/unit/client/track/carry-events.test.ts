import { eventNamesIn, openPage, passMoment, setConsent } from './tracked-page';

const leave = () => window.dispatchEvent(new Event('pagehide'));

/** A page on which a visitor registers, and which they leave before a pixel has loaded. */
async function register() {
  const page = await openPage();
  page.startDelivery();
  page.trackEvent('register', { amount: 1 }, { customer: { customerId: '7', customerName: 'secret-name' } });
  await passMoment();
  return page;
}

async function openNext() {
  const page = await openPage({ isNew: false });
  const events: string[] = [];
  page.startDelivery();
  await passMoment();
  return { ...page, events, subscribe: () => page.subscribeEvents(({ name }) => events.push(name)) };
}

test('an event without a loaded pixel is reported by the next page, and to the server only once (T1)', async () => {
  const first = await register();
  setConsent('yes');
  leave();
  expect(sessionStorage.getItem('mc_events_unheard')).not.toContain('secret-name');
  const next = await openNext();
  next.subscribe();
  expect(next.events).toEqual(['register']);
  expect([eventNamesIn(first.calls), eventNamesIn(next.calls)]).toEqual([['register'], []]);
});

test('an event that a pixel received is not reported again (T1)', async () => {
  const first = await register();
  setConsent('yes');
  first.subscribeEvents(() => undefined);
  leave();
  const next = await openNext();
  next.subscribe();
  expect(next.events).toEqual([]);
});

test('without consent nothing is handed on (ruling 67)', async () => {
  await register();
  setConsent('no');
  leave();
  expect(sessionStorage.getItem('mc_events_unheard')).toBeNull();
});

test('where no page has pixels, an event is handed on once and then forgotten (T1)', async () => {
  await register();
  setConsent('yes');
  leave();
  await openNext();
  leave();
  const last = await openNext();
  last.subscribe();
  expect(last.events).toEqual([]);
});

// Two players share a device: payments of the first are not reported as the second's.
import { toSessionInfo } from '@/lib/shared/auth/session-info';
import { success } from '../fake-fetch';
import { callsIn, eventNamesIn, openPage, passMoment, setConsent } from './tracked-page';

const CASHIER = 'https://cashier.example';
const paid = { type: 'deposit', amount: '50', currency: 'BRL', status: 'done' };

async function openMoneyPage(id: string, { isNew = false, items = [] as object[] } = {}) {
  const page = await openPage({ isNew, reply: () => success({ items }) });
  setConsent('no', ['cashier.example']);
  const { setSession } = await import('@/lib/client/session/session-store');
  const signIn = (member: string) =>
    setSession(
      toSessionInfo({ token: `handle-${member}`, id: member, userName: `name-${member}` }, 'aurora', ''),
    );
  document.cookie = 'mc_hint=1';
  signIn(id);
  page.startDelivery();
  page.watchMoney();
  return { ...page, signIn };
}

type MoneyPage = Awaited<ReturnType<typeof openMoneyPage>>;

async function listPayments(page: MoneyPage, happens?: () => Promise<void>): Promise<string[]> {
  const { watchPayments } = await import('@/lib/client/track/money/watch-payments');
  const stop = watchPayments();
  await happens?.();
  await passMoment();
  stop();
  return eventNamesIn(page.calls);
}

const showAgain = (page: MoneyPage): Promise<string[]> =>
  listPayments(page, async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((done) => setTimeout(done, 330));
  });

function openedWindow(): Record<string, unknown> {
  const opened: Record<string, unknown> = { opener: window };
  opened.parent = opened;
  return opened;
}

function openCashier(): Record<string, unknown> {
  const link = document.createElement('a');
  link.href = `/m/out?to=${encodeURIComponent(`${CASHIER}/in`)}`;
  link.rel = 'opener';
  document.body.append(link);
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  return openedWindow();
}

function write(source: unknown, id: string): void {
  const data = { source: 'cashier', type: 'deposit', amount: 100, currency: 'BRL', id };
  const event = new MessageEvent('message', { data, origin: CASHIER });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

test('neither another player’s list nor a member’s first list is reported as new (T2)', async () => {
  expect(
    await listPayments(await openMoneyPage('1', { isNew: true, items: [{ ...paid, id: 'a' }] })),
  ).toEqual([]);
  const second = await openMoneyPage('2', { items: ['a', 'b'].map((id) => ({ ...paid, id })) });
  expect(await listPayments(second)).toEqual([]);
  const first = await openMoneyPage('1', {
    items: [
      { ...paid, id: 'a' },
      { ...paid, id: 'c' },
    ],
  });
  expect(await listPayments(first)).toEqual([]);
});

test('a payment that was made elsewhere is reported when the player opens the site (T1, T5)', async () => {
  const events = ['depositSubmit', 'firstDeposit', 'deposit', 'firstDepositArrival'];
  const referrer = jest.spyOn(document, 'referrer', 'get');
  referrer.mockReturnValue(`${CASHIER}/done`);
  expect(await listPayments(await openMoneyPage('1', { isNew: true }))).toEqual([]);
  expect(await listPayments(await openMoneyPage('1', { items: [{ ...paid, id: 'r1' }] }))).toEqual(events);
  referrer.mockReturnValue(`${window.location.origin}/m/home`);
  expect(await listPayments(await openMoneyPage('1', { items: [{ ...paid, id: 'r2' }] }))).toEqual([]);
  referrer.mockRestore();
});

test('a payment counts for each player who has one of its id (T2)', async () => {
  const events = ['depositSubmit', 'firstDeposit', 'deposit', 'firstDepositArrival'];
  await listPayments(await openMoneyPage('1', { isNew: true }));
  expect(await showAgain(await openMoneyPage('1', { items: [{ ...paid, id: 'n1' }] }))).toEqual(events);
  await listPayments(await openMoneyPage('2'));
  const second = await openMoneyPage('2', { items: [{ ...paid, id: 'n1' }] });
  expect(await showAgain(second)).toEqual(events);
  expect(callsIn(second.calls).flat()).toEqual(
    events.map(() => expect.objectContaining({ customerId: '2', customerName: 'name-2' })),
  );
});

test('a cashier that one player has opened reports nothing of the next one, until that one opens it (T1)', async () => {
  const page = await openMoneyPage('1', { isNew: true });
  const cashier = openCashier();
  write(cashier, 'tx-1');
  await passMoment();
  expect(eventNamesIn(page.calls)).toEqual(['deposit', 'firstDepositArrival']);
  page.signIn('2');
  write(cashier, 'tx-2');
  await passMoment();
  expect(eventNamesIn(page.calls)).toHaveLength(2);
  write(openCashier(), 'tx-3');
  await passMoment();
  expect(callsIn(page.calls).flat().slice(2)).toEqual([
    expect.objectContaining({ name: 'deposit', customerId: '2' }),
    expect.objectContaining({ name: 'firstDepositArrival', customerId: '2' }),
  ]);
});

test('a game that one player has launched reports nothing of the next one (T1)', async () => {
  const page = await openMoneyPage('1', { isNew: true });
  const { storeMoneyOwner } = await import('@/lib/client/track/money/money-owner');
  const { reportMovement } = await import('@/lib/client/track/money/report-money');
  const message = { type: 'deposit', amount: 5, currency: 'BRL' } as const;
  storeMoneyOwner('https://game.example');
  page.signIn('2');
  await reportMovement('https://game.example', { ...message, id: 'g-1' });
  page.signIn('1');
  await reportMovement('https://game.example', { ...message, id: 'g-2' });
  await passMoment();
  expect(callsIn(page.calls).flat()).toEqual([
    expect.objectContaining({ name: 'deposit', customerId: '1' }),
    expect.objectContaining({ name: 'firstDepositArrival', customerId: '1' }),
  ]);
});

test('a cashier that was opened before the page listened is the member’s who moves money first (T1)', async () => {
  const page = await openMoneyPage('1', { isNew: true });
  const cashier = openedWindow();
  write(cashier, 'tx-1');
  await passMoment();
  page.signIn('2');
  write(cashier, 'tx-2');
  await passMoment();
  expect(eventNamesIn(page.calls)).toEqual(['deposit', 'firstDepositArrival']);
});

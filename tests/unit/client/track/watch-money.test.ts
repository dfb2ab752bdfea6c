import { toSessionInfo } from '@/lib/shared/auth/session-info';
import { signIn } from '../page-of';
import { callsIn, eventNamesIn, openPage, passMoment, setConsent } from './tracked-page';

const ORIGIN = 'https://cashier.example';
const SUBMIT = { source: 'cashier', type: 'depositSubmit', amount: 100, currency: 'TLB', id: 'tx-1' };

function addFrame(): Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return frame.contentWindow as Window;
}

type PostedMessage = { readonly data?: unknown; readonly origin?: string; readonly source?: unknown };

function write({ data = SUBMIT, origin = ORIGIN, source = addFrame() }: PostedMessage = {}): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

async function openCashierPage({ isNew = true } = {}) {
  const page = await openPage({ isNew });
  setConsent('no', ['cashier.example', '*.pay.example']);
  page.startDelivery();
  page.watchMoney();
  return page;
}

test('a frame of a trusted host is believed: the deposit is reported with its money (T1, T2, N2)', async () => {
  const page = await openCashierPage();
  signIn();
  write();
  await passMoment();
  const money = { amount: 100, value: 100, currency: 'PHP', customerId: '1', customerName: 'lan' };
  expect(callsIn(page.calls)[0]).toEqual([
    expect.objectContaining({ name: 'depositSubmit', ...money }),
    expect.objectContaining({ name: 'firstDeposit', ...money, revenue: 100 }),
  ]);
});

test('a window that this page opened is believed too (T1)', async () => {
  const page = await openCashierPage();
  const opened: Record<string, unknown> = { opener: window };
  opened.parent = opened;
  write({ source: opened, origin: 'https://a.pay.example' });
  await passMoment();
  expect(eventNamesIn(page.calls)).toEqual(['depositSubmit']);
});

const foreign: Record<string, unknown> = { opener: {} };
foreign.parent = foreign;

test.each<[string, () => PostedMessage]>([
  ['a host that is not trusted', () => ({ origin: 'https://evil.example' })],
  ['a host that looks alike', () => ({ origin: 'https://cashier.example.evil.example' })],
  ['a trusted host without encryption', () => ({ origin: 'http://cashier.example' })],
  ['an origin that is none', () => ({ origin: 'null' })],
  ['no origin', () => ({ origin: '' })],
  ['this page itself', () => ({ source: window })],
  ['a message without a window', () => ({ source: null })],
  ['a port', () => ({ source: {} })],
  ['a window that another site opened', () => ({ source: foreign })],
  ['a frame inside a frame', () => ({ source: { parent: { parent: window } } })],
  ['a message without money', () => ({ data: { source: 'x', type: 'loaded' } })],
  ['an amount of a megabyte', () => ({ data: { ...SUBMIT, amount: '9'.repeat(1_000_000) } })],
  ['an amount below nothing', () => ({ data: { ...SUBMIT, amount: -5 } })],
])('%s is not believed (T1)', async (_what, message) => {
  const page = await openCashierPage();
  write(message());
  await passMoment();
  expect(page.calls).toEqual([]);
});

test('the same movement twice is reported once, also after a reload (T2)', async () => {
  const page = await openCashierPage();
  write();
  write();
  await passMoment();
  const next = await openCashierPage({ isNew: false });
  write();
  await passMoment();
  expect([eventNamesIn(page.calls), eventNamesIn(next.calls)]).toEqual([['depositSubmit'], []]);
});

test('a first deposit counts as first once on this device, whatever else is stored (T2, E8)', async () => {
  const page = await openCashierPage();
  signIn();
  localStorage.setItem('firstDeposit', '{broken');
  write({ data: { ...SUBMIT, id: 'a' } });
  await passMoment();
  sessionStorage.clear();
  const next = await openCashierPage({ isNew: false });
  signIn();
  write({ data: { ...SUBMIT, id: 'b' } });
  write({ data: { ...SUBMIT, id: 'b', type: 'deposit' } });
  await passMoment();
  expect(eventNamesIn(page.calls)).toEqual(['depositSubmit', 'firstDeposit']);
  expect(eventNamesIn(next.calls)).toEqual(['depositSubmit', 'deposit', 'firstDepositArrival']);
  const ids = [...callsIn(page.calls), ...callsIn(next.calls)].flat();
  const idOf = (name: string) => ids.find((one) => one.name === name)?.eventId;
  expect(idOf('firstDepositArrival')).toBe(idOf('firstDeposit'));
});

test('a tab that is still restoring its session waits for its member (T2, B2)', async () => {
  await openPage();
  document.cookie = 'mc_hint=1';
  const page = await openCashierPage({ isNew: false });
  write();
  await passMoment();
  expect(page.calls).toEqual([]);
  const { setSession } = await import('@/lib/client/session/session-store');
  setSession(toSessionInfo({ token: 'h', id: '1', userName: 'lan' }, 'aurora', ''));
  await passMoment();
  expect(eventNamesIn(page.calls)).toEqual(['depositSubmit', 'firstDeposit']);
});

test('without a listening page, nothing arrives (T1)', async () => {
  const page = await openPage();
  setConsent('no', ['cashier.example']);
  page.startDelivery();
  page.watchMoney()();
  write();
  await passMoment();
  expect(page.calls).toEqual([]);
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { PromoCodeCard } from '@/components/promo/promo-code-card';
import { type Answer, type FetchCall, failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, setPage, signIn } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

const SWITCH = '/wps/relay/PROMOFE_getPromoCodeEnable';
const FEEDBACK = '/wps/relay/MCSFE_submitFeedback';

function show(answers: Record<string, Answer>) {
  const calls = fakeFetch((path) => answers[path] ?? success({}));
  const card = (
    <SWRConfig value={{ provider: () => new Map() }}>
      <PromoCodeCard />
    </SWRConfig>
  );
  return { calls, ...renderWithMessages(card), card };
}
const sentTo = (calls: FetchCall[], path: string) => calls.filter(({ url }) => url === path);
const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 30)));
const send = async (code: string) => {
  await userEvent.type(await screen.findByLabelText('Promo code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
};

beforeEach(() => {
  resetPage();
  signIn('handle-1');
});

test.each([
  ['switched off', success({ enabled: false })],
  ['unknown', success({})],
  ['failing', failure('busy', '', { status: 400 })],
])('nothing is offered while the switch is %s (M1)', async (_name, answer) => {
  const { calls, container } = show({ [SWITCH]: answer });
  await waitFor(() => expect(sentTo(calls, SWITCH)).toHaveLength(1));
  await settled();
  expect(container.textContent).toBe('');
});

test('a visitor causes no call (K5, A15)', async () => {
  resetPage();
  const { calls } = show({ [SWITCH]: success({ enabled: true }) });
  await settled();
  expect(calls).toHaveLength(0);
});

test('a code is sent to customer service, and the page confirms it (M1)', async () => {
  const { calls } = show({ [SWITCH]: success({ enabled: true }), [FEEDBACK]: success({ received: true }) });
  await send(' SPRING-10 ');
  expect(await screen.findByText(/received your code SPRING-10/)).toBeTruthy();
  expect(JSON.parse(String(sentTo(calls, FEEDBACK)[0]?.init.body))).toEqual({
    category: 'PROMO_CODE',
    message: 'SPRING-10',
  });
});

test('another code is sent as the first was (M1)', async () => {
  const { calls } = show({ [SWITCH]: success({ enabled: true }), [FEEDBACK]: success({ received: true }) });
  await send('SPRING');
  await screen.findByText(/received your code SPRING/);
  await act(() => new Promise((done) => setTimeout(done, 600)));
  // The library knows nothing of a form's reset.
  await userEvent.clear(screen.getByLabelText('Promo code'));
  await send('SUMMER');
  expect(await screen.findByText(/received your code SUMMER/)).toBeTruthy();
  expect(sentTo(calls, FEEDBACK)).toHaveLength(2);
});

test('an impossible code is not sent, and the field shows why', async () => {
  const { calls } = show({ [SWITCH]: success({ enabled: true }) });
  await send('a b');
  expect(screen.getByLabelText('Promo code').getAttribute('aria-invalid')).toBe('true');
  expect(sentTo(calls, FEEDBACK)).toHaveLength(0);
});

test('a refusal is shown with its support code, and the form stays (B8)', async () => {
  show({ [SWITCH]: success({ enabled: true }), [FEEDBACK]: failure('feedback.closed', 'Not now.') });
  await send('SPRING');
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(screen.getByText('Support code')).toBeTruthy();
  expect((screen.getByLabelText('Promo code') as HTMLInputElement).value).toBe('SPRING');
});

test('a code that another tab is sending is not sent twice, and the form says to wait (M1)', async () => {
  const request = (...sent: ((lock: null) => unknown)[]) => Promise.resolve(sent.at(-1)?.(null));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const { calls } = show({ [SWITCH]: success({ enabled: true }) });
  await send('SPRING');
  expect(await screen.findByText(/^Too many attempts/)).toBeTruthy();
  expect(sentTo(calls, FEEDBACK)).toHaveLength(0);
  Reflect.deleteProperty(navigator, 'locks');
});

test('another member and another language cause a new call (A15, I4)', async () => {
  const { calls, card, unmount } = show({ [SWITCH]: success({ enabled: true }) });
  await screen.findByLabelText('Promo code');
  unmount();
  signIn('handle-2');
  const second = renderWithMessages(card);
  await screen.findByLabelText('Promo code');
  second.unmount();
  setPage('aurora', 'VI');
  renderWithMessages(card);
  await screen.findByLabelText('Promo code');
  expect(sentTo(calls, SWITCH).map(({ init }) => new Headers(init.headers).get('language'))).toEqual([
    'EN',
    'EN',
    'VI',
  ]);
});

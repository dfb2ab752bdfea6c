import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { MemberHome } from '@/components/member/home/member-home';
import source from '@/locales/EN.json';
import { type Answer, failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

const gold = { labelName: 'Gold', type: 'AUTO', rankLevel: 3, labelId: 7 };
const usual: Record<string, unknown> = {
  '/wps/member/info': { id: '1001', account: 'lan', type: 0, language: 'EN', clubLabel: gold },
  '/wps/relay/MCSFE_getPlayerRankProgress': {
    completedConditions: 2,
    totalExpectedConditions: 5,
    labelId: 7,
  },
  '/wps/relay/MCSFE_getDepositSettings': [
    { method: 'BANK', min: 10, max: 5000 },
    { method: 'MOON', min: 1 },
  ],
  '/wps/relay/MCSFE_getWithdrawAccountInfo': [{ type: 'BANK', name: 'First Bank', accountTail: '4321' }],
  '/wps/system/country': { currency: 'BRL' },
  '/wps/relay/MCSFE_getConsumerSetting': { pushEnabled: true },
};
const home = (
  <MemberHome
    hasVipPage={false}
    helpLinks={[]}
    iconCount={9}
    promotion={{ enabled: true, count: 1 }}
    query={new URLSearchParams('r=A1')}
  />
);
const region = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);

function show(over: Record<string, Answer> = {}) {
  const calls = fakeFetch((path) => over[path] ?? success(usual[path]));
  // Each test has its own cache: the shared one holds the answers of the test before.
  renderWithMessages(<SWRConfig value={{ provider: () => new Map() }}>{home}</SWRConfig>);
  return calls;
}

let count = 0;
beforeEach(() => {
  resetPage();
  count += 1;
  signIn(`member-${count}`);
});

test('server HTML holds nothing personal, every region is a skeleton, and what follows the VIP card waits for the member: without a label it stands higher (R7, B8, CLS 0)', () => {
  const html = renderToString(
    <NextIntlClientProvider locale="en" messages={source} timeZone="UTC">
      {home}
    </NextIntlClientProvider>,
  );
  expect(html).not.toContain('lan<');
  expect(html.match(/aria-busy="true"/g)).toHaveLength(4);
  expect(html).toContain('VIP club');
  expect(html).not.toContain('Deposit methods');
});

test('the profile shows account, VIP label, automatic benefit and progress to the next rank (V1, V2)', async () => {
  show();
  expect(await screen.findByText('lan')).toBeTruthy();
  expect(screen.getByText('Gold')).toBeTruthy();
  expect(screen.getByText('Your level benefits apply automatically.')).toBeTruthy();
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Next level' });
  expect(bar.value).toBeCloseTo(0.4);
  expect(screen.getByText('2 of 5 conditions met')).toBeTruthy();
});

test('a benefit of another type than AUTO is not shown (V1)', async () => {
  show({ '/wps/member/info': success({ id: '1', account: 'minh', clubLabel: { ...gold, type: 'MANUAL' } }) });
  expect(await screen.findByText('Gold')).toBeTruthy();
  expect(screen.queryByText('Your level benefits apply automatically.')).toBeNull();
});

test('a member without a label has no VIP (V1)', async () => {
  show({ '/wps/member/info': success({ id: '1', account: 'minh' }) });
  expect(await screen.findByText('minh')).toBeTruthy();
  expect(screen.queryByText('VIP')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('deposit methods have their limits in the merchant’s currency; a missing amount is not invented', async () => {
  show();
  expect(await screen.findByText('Bank transfer')).toBeTruthy();
  expect((await screen.findByText(/^R\$.* to R\$/)).textContent?.replace(/\s/g, ' ')).toBe(
    'R$ 10 to R$ 5.000',
  );
  expect(screen.getByText(/^From R\$/)).toBeTruthy();
  expect(screen.getByText('MOON')).toBeTruthy();
});

test('a payout account without a name has the translated name of its type (B8)', async () => {
  show({ '/wps/relay/MCSFE_getWithdrawAccountInfo': success([{ type: 'BANK', name: null }]) });
  await waitFor(() => expect(screen.getAllByText('Bank transfer')).toHaveLength(2));
});

test('an empty list shows what to do (B8)', async () => {
  show({ '/wps/relay/MCSFE_getWithdrawAccountInfo': success([]) });
  expect(await screen.findByText('No withdrawal account yet')).toBeTruthy();
});

test('a region that fails shows the reason, with a retry and a support code, and the others stay (B8, B12)', async () => {
  const path = '/wps/relay/MCSFE_getDepositSettings';
  const over: Record<string, Answer> = { [path]: failure('cashier.closed', 'Closed today', { status: 400 }) };
  show(over);
  expect(await screen.findByText('Closed today')).toBeTruthy();
  const deposit = region('Deposit methods');
  expect(deposit.getByText('1234-5678')).toBeTruthy();
  expect(await screen.findByText('First Bank')).toBeTruthy();
  over[path] = success(usual[path]);
  await userEvent.click(deposit.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bank transfer')).toBeTruthy();
});

test('a deposit limit keeps the decimals of its source, in a currency without any too (N1)', async () => {
  show({
    '/wps/relay/MCSFE_getDepositSettings': success([{ method: 'BANK', min: '10.50', max: 5000.4 }]),
    '/wps/system/country': success({ currency: 'VND' }),
  });
  const row = (await screen.findByText('Bank transfer')).closest('li');
  await waitFor(() => expect(row?.textContent).toMatch(/10,50\s₫ to 5\.000,4\s₫/u));
});

test('the provider receives the language of a member who reads in another one (I5)', async () => {
  const calls = show({ '/wps/member/info': success({ id: '1', account: 'lan', language: 'VI', type: 0 }) });
  await screen.findByText('lan');
  const reported = calls.find(({ url }) => url === '/wps/member/language');
  expect(JSON.parse(String(reported?.init.body))).toEqual({ language: 'EN', merchantCode: 'aurora' });
});

test('a member has one of the merchant’s profile icons (E11)', async () => {
  show();
  await screen.findByText('lan');
  const icon = document.querySelector('[data-icon]');
  expect(Number(icon?.getAttribute('data-icon'))).toBeLessThan(9);
  expect(icon?.textContent).toBe('L');
});

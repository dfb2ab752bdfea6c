import { screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { TransactionsList } from '@/components/member/wallet/transactions-list';
import { WalletCard } from '@/components/member/wallet/wallet-card';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

const BALANCE = { amount: '1234.50', currency: 'VND', bonus: '0.25' };
const PAYMENT = { id: 't1', type: 'deposit', amount: '10.5', currency: 'VND', status: 'done' };

beforeEach(() => {
  resetPage();
  signIn();
});

test('a balance, a bonus and a payment keep the decimals of their source, so that no rounding shows more money than there is (N1, B19)', async () => {
  fakeFetch((path) => {
    if (path.includes('country')) return success({ currency: 'VND' });
    return success(path.includes('transactions') ? { items: [PAYMENT] } : BALANCE);
  });
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <WalletCard wallet={{ hasBalance: true, hasTransactions: true }} />
      <TransactionsList />
    </SWRConfig>,
  );
  await waitFor(() => expect(document.body.textContent).toMatch(/1\.234,50\s₫.*0,25\s₫/u));
  expect(await screen.findByText(/^10,5\s₫$/u)).toBeTruthy();
});

test('an answer without an amount shows that there is none to see (B8)', async () => {
  fakeFetch(() => success({}));
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <WalletCard wallet={{ hasBalance: true, hasTransactions: true }} />
    </SWRConfig>,
  );
  expect(await screen.findByText('—')).toBeTruthy();
});

const showBalance = async (updatedAt?: unknown) => {
  fakeFetch((path) => success(path.includes('country') ? { currency: 'VND' } : { ...BALANCE, updatedAt }));
  const { container, unmount } = renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <WalletCard wallet={{ hasBalance: true, hasTransactions: true }} />
    </SWRConfig>,
  );
  await waitFor(() => expect(container.textContent).toContain('1.234,50'));
  const time = container.querySelector('time');
  const found = time && { at: time.dateTime, text: time.textContent };
  unmount();
  return found;
};

test('a balance says of when it is: the hour of today in the visitor’s zone, else the day, and nothing of a time that is missing or broken (B19)', async () => {
  const now = new Date();
  const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }).format(now);
  expect(await showBalance(now.toISOString())).toEqual({
    at: now.toISOString(),
    text: hour.replace('\u202f', ' '),
  });
  expect(await showBalance('2025-03-09T12:00:00Z')).toEqual({
    at: '2025-03-09T12:00:00.000Z',
    text: 'Mar 9, 2025',
  });
  expect(await showBalance()).toBeNull();
  expect(await showBalance('lately')).toBeNull();
});

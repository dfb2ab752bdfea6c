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

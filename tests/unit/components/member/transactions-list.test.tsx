import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { TransactionsList } from '@/components/member/wallet/transactions-list';
import { type Answer, failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

beforeEach(() => {
  resetPage();
  signIn();
});

/** Payments with these ids, the newest first; the id is the amount, too. */
const paymentsOf = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, place) => ({
    id: newest - place,
    type: 'deposit',
    amount: newest - place,
    currency: 'VND',
    status: 'done',
  }));

const pageOf = (newest: number, oldest: number, total?: unknown) =>
  success({ items: paymentsOf(newest, oldest), total });

/** Shows the list; `reply` answers a page, or a page of a kind as in "deposit 1". Returns the queries so far. */
function show(reply: (wanted: string) => Answer | Promise<Answer>): () => string[] {
  const queries: string[] = [];
  fakeFetch((path, { url }) => {
    if (!path.includes('transactions')) return success({ currency: 'VND' });
    const query = new URLSearchParams(url.split('?')[1]);
    queries.push(query.toString());
    return reply([query.get('type'), query.get('page')].filter(Boolean).join(' '));
  });
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TransactionsList />
    </SWRConfig>,
  );
  return () => queries;
}

const shown = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) => Number(/\d+/.exec(within(item).getByText(/₫/).textContent ?? '')?.[0]));
const countDown = (from: number, to: number) => paymentsOf(from, to).map(({ id }) => id);
const button = (name: string) => screen.findByRole('button', { name });

test('older payments follow page by page, each once though the list has moved, the count is announced, and the focus stays where the last page put an end to the button (B19, WCAG 2.4.3, 4.1.3)', async () => {
  const pages: Record<string, Answer> = {
    1: pageOf(45, 26, 45),
    2: pageOf(28, 9, 48),
    3: pageOf(8, 1, 48),
  };
  const queries = show((page) => pages[page] ?? failure('unexpected'));
  const more = await button('Show more');
  expect(screen.getByText('20 transactions').getAttribute('role')).toBe('status');
  await userEvent.click(more);
  expect(await screen.findByText('37 transactions')).toBeTruthy();
  expect(shown()).toEqual(countDown(45, 9));
  expect(document.activeElement).toBe(more);
  await userEvent.click(more);
  const count = await screen.findByText('45 transactions');
  expect(shown()).toEqual(countDown(45, 1));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(count);
  expect(queries()).toEqual(['page=1&size=20', 'page=2&size=20', 'page=3&size=20']);
});

test('a page that fails leaves what is shown, says why, and its button, which keeps the focus, tries again (B8, B19)', async () => {
  const second = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()];
  const waiting = [...second];
  show((page) => (page === '1' ? pageOf(30, 11, 30) : (waiting.shift()?.promise ?? failure('unexpected'))));
  const more = await button('Show more');
  await userEvent.click(more);
  expect(more.textContent).toBe('Loading…');
  expect(more.getAttribute('aria-disabled')).toBe('true');
  second[0]?.resolve(failure('down', 'Closed for a moment', { status: 500 }));
  expect(await screen.findByText('Closed for a moment')).toBeTruthy();
  expect(screen.getByText('Closed for a moment').closest('[role="status"]')).toBeTruthy();
  expect(shown()).toEqual(countDown(30, 11));
  expect([more.textContent, document.activeElement]).toEqual(['Try again', more]);
  await userEvent.click(more);
  expect(more.textContent).toBe('Trying…');
  second[1]?.resolve(pageOf(10, 1, 30));
  await waitFor(() => expect(shown()).toEqual(countDown(30, 1)));
  expect(screen.queryByText('Closed for a moment')).toBeNull();
});

test('a kind is asked for by its name from the first page on, and says so when it has no payments (B19)', async () => {
  const queries = show((wanted) =>
    wanted.startsWith('deposit') ? success({ items: [], total: 0 }) : pageOf(30, 11, 30),
  );
  await userEvent.click(await button('Show more'));
  const kinds = within(screen.getByRole('group', { name: 'Transactions' }));
  expect(kinds.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  await userEvent.click(kinds.getByRole('radio', { name: 'Deposit' }));
  expect(await screen.findByText('No deposits yet')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.click(kinds.getByRole('radio', { name: 'Withdrawal' }));
  await userEvent.click(await button('Show more'));
  await waitFor(() =>
    expect(queries().slice(2)).toEqual([
      'page=1&size=20&type=deposit',
      'page=1&size=20&type=withdraw',
      'page=2&size=20&type=withdraw',
    ]),
  );
});

test.each([undefined, '42', 20, 20.5, -1, null, [42]])(
  'with a total of %j there is nothing more to show (B19)',
  async (total) => {
    show(() => pageOf(20, 1, total));
    expect(await screen.findByText('20 transactions')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('a page without payments is the last one, whatever the total says (B19)', async () => {
  show((page) => (page === '1' ? pageOf(20, 1, 99) : success({ items: [], total: 99 })));
  await userEvent.click(await button('Show more'));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(shown()).toEqual(countDown(20, 1));
});

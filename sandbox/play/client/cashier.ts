// The tiny demo cashier: adds demo money to the page, and reports to the site when a deposit is requested and when it has arrived.
import { byId, h, wait } from './parts/dom.ts';
import { post } from './parts/post.ts';
import { fill } from './parts/stage-data.ts';
import { readItem, store } from './parts/stored.ts';
import type { Table } from './parts/table.ts';
import { toMoney } from './parts/wallet.ts';

const amounts = [10, 20, 50, 100];
const arrivalMs = 700;

const deposit = async ({ stage, wallet, showMessage }: Table, amount: number): Promise<void> => {
  const key = `deposited:${stage.session}`;
  const isFirst = readItem(key) === null;
  store(key, '1');
  const { currency } = stage.money;
  const movement = {
    id: crypto.randomUUID(),
    amount,
    currency,
    ...(isFirst ? { first: true as const } : {}),
  };
  post(stage, { type: 'depositSubmit', ...movement });
  await wait(arrivalMs);
  wallet.add(amount);
  showMessage(fill(stage, 'added', { amount: toMoney(stage, amount) }));
  post(stage, { type: 'deposit', ...movement });
};

const offer = (table: Table, amount: number, close: () => void): HTMLButtonElement => {
  const label = fill(table.stage, 'confirm', { amount: toMoney(table.stage, amount) });
  const button = h('button', { type: 'button', class: 'offer' }, [label]);
  button.addEventListener('click', () => {
    void deposit(table, amount);
    close();
  });
  return button;
};

export const setUpCashier = (table: Table): void => {
  const { stage } = table;
  const sheet = byId('cashier', HTMLDialogElement);
  const close = (): void => sheet.close();
  const cancel = h('button', { type: 'button', class: 'quiet-button' }, [fill(stage, 'cancel')]);
  cancel.addEventListener('click', close);
  const offers = amounts.map((units) => offer(table, units * stage.money.unit, close));
  sheet.append(
    h('h2', { id: 'cashier-title' }, [fill(stage, 'cashierTitle')]),
    h('p', {}, [fill(stage, 'cashierNote')]),
    h('div', { class: 'offers' }, offers),
    cancel,
  );
  byId('add', HTMLButtonElement).addEventListener('click', () => sheet.showModal());
};

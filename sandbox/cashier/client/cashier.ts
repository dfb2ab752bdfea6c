// A cashier's page: each button moves demo money, and reports to the site that opened or framed the page, as a real cashier would.
import type { CashierData } from './cashier-data.ts';

const arrivalMs = 700;

type Message = { type: 'depositSubmit' | 'deposit' | 'withdraw'; id: string; amount: number };

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id}`);
  return element;
};

const data: CashierData = JSON.parse(byId('cashier-data').textContent ?? '');
const listener: Window | null = window.parent === window ? window.opener : window.parent;

const post = (message: Message): void => {
  const whole = { source: 'sandbox-cashier', currency: data.currency, ...message };
  if (data.siteOrigin) listener?.postMessage(whole, data.siteOrigin);
  const line = document.createElement('li');
  line.textContent = `${message.type} ${message.amount} ${data.currency}${listener ? '' : ' (no listener)'}`;
  byId('said').append(line);
};

const deposit = async (amount: number): Promise<void> => {
  const id = crypto.randomUUID();
  post({ type: 'depositSubmit', id, amount });
  await new Promise((done) => setTimeout(done, arrivalMs));
  post({ type: 'deposit', id, amount });
};

const withdraw = (amount: number): void => post({ type: 'withdraw', id: crypto.randomUUID(), amount });

const offer = (label: string, act: () => unknown): void => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'offer';
  button.textContent = label;
  button.addEventListener('click', () => void act());
  byId('offers').append(button);
};

for (const amount of data.amounts) {
  offer(`Deposit ${amount} ${data.currency}`, () => deposit(amount));
  offer(`Withdraw ${amount} ${data.currency}`, () => withdraw(amount));
}
document.body.dataset.ready = 'true';

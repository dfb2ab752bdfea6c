import { renderToString } from 'react-dom/server';
import { AgeGate } from '@/components/age/age-gate';
import { AGE_GATE_SCRIPT } from '@/components/age/age-gate-script';
import { isAgeDue, subscribeAge } from '@/lib/client/age/age-store';
import type { Brand } from '@/lib/shared/merchant/brand';
import { parseStatus } from '@/lib/shared/site/parse-status';
import { BRAND } from '@/tests/unit/components/ui/brand-of';
import { fakeFetch } from '../../client/fake-fetch';
import { withMessages } from '../ui/with-messages';

const ASKING: Brand = { ...BRAND, safety: { ...BRAND.safety, ageConfirmation: true } };
const show = (brand?: Brand, status: unknown = {}) =>
  renderToString(withMessages(<AgeGate brand={brand} nonce="n" status={parseStatus(status)} />));

const html = document.documentElement;
const gate = () => document.querySelector<HTMLDialogElement>('dialog');
const tap = (answer: string) => document.querySelector<HTMLElement>(`[data-age-answer=${answer}]`)?.click();
const open = () => new Function(AGE_GATE_SCRIPT)();

beforeEach(() => {
  delete html.dataset.age;
  document.body.innerHTML = show(ASKING);
});

test('the HTML holds the age dialog closed, without an answer (B6)', () => {
  expect(gate()?.open).toBe(false);
  expect(html.dataset.age).toBeUndefined();
  expect(gate()?.textContent).toContain('Are you 21 or older?');
});

test('no question without the registry’s setting, an age, a brand or an open site (B6)', () => {
  const ageless = { ...ASKING, safety: { ...ASKING.safety, minimumAge: 0 } };
  expect([show(BRAND), show(ageless), show()]).toEqual(['', '', '']);
  expect([show(ASKING, { maintenance: true }), show(ASKING, { regionRestriction: true })]).toEqual(['', '']);
});

test('it opens without a stored answer, and a confirmation is sent to the server and closes it at once (B6)', () => {
  const calls = fakeFetch(() => ({}));
  const listener = jest.fn();
  const stop = subscribeAge(listener);
  open();
  expect([gate()?.open, isAgeDue(), document.activeElement?.id]).toEqual([true, true, 'age-ask']);
  tap('yes');
  stop();
  expect([gate()?.open, isAgeDue(), listener.mock.calls.length]).toEqual([false, false, 1]);
  expect(calls.map(({ url, init }) => [url, init.method, init.body])).toEqual([
    ['/m/age', 'POST', '{"answer":"yes"}'],
  ]);
});

test('after a refusal only help and another answer are offered (B6)', () => {
  open();
  tap('no');
  expect([gate()?.open, html.dataset.age, document.activeElement?.id]).toEqual([true, 'no', 'age-no']);
  expect(document.querySelector('[data-step=no] a')?.getAttribute('href')).toBe('https://help.example/');
  tap('ask');
  expect([gate()?.open, html.dataset.age, document.activeElement?.id]).toEqual([true, 'ask', 'age-ask']);
});

test('neither Escape nor a browser that closes it anyway gets past it (B6)', () => {
  open();
  const cancelled = new Event('cancel', { cancelable: true });
  gate()?.dispatchEvent(cancelled);
  expect(cancelled.defaultPrevented).toBe(true);
  gate()?.close();
  gate()?.dispatchEvent(new Event('close'));
  expect(gate()?.open).toBe(true);
});

test.each(['mc_age=1', 'a=b; __Host-mc_age=1; c=d'])(
  'a visitor who has confirmed (%s) gets no question (B6)',
  (cookie) => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    open();
    expect([gate()?.open, isAgeDue()]).toEqual([false, false]);
  },
);

test.each(['mc_age=0', 'xmc_age=1', 'mc_age=10', ''])('%j confirms nothing (B6)', (cookie) => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  open();
  expect(isAgeDue()).toBe(true);
});

test('an answer in another tab closes the dialog here (B6)', () => {
  open();
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('mc_age=1');
  document.dispatchEvent(new Event('visibilitychange'));
  expect([gate()?.open, isAgeDue()]).toEqual([false, false]);
});

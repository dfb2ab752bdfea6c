import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrivacyPage } from '@/components/consent/privacy-page';
import { hasConsent, subscribeConsent } from '@/lib/client/consent/consent-store';
import type { ConsentMode } from '@/lib/shared/consent/consent';
import { fakeFetch } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

const show = (mode: ConsentMode, partners: readonly string[] | undefined = ['TikTok']) => {
  document.documentElement.dataset.track = JSON.stringify({ consent: mode });
  return renderWithMessages(
    <PrivacyPage back="/m/privacy?r=abc" brandName="Aurora Play" mode={mode} partners={partners} />,
  );
};

beforeEach(resetPage);
afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

test('the browser’s own refusal is shown as one, until something else is chosen (B7, ruling 67)', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  show('optional');
  expect(screen.getByText(/Global Privacy Control/)).toBeTruthy();
  expect(hasConsent()).toBe(false);
});

test.each([
  ['required', /get data only if you accept/, 2],
  ['optional', /unless you decline/, 2],
  ['none', /There's nothing to choose here/, 0],
] as const)('mode %s shows its rule and has its buttons (B7)', (mode, rule, buttons) => {
  show(mode);
  expect(screen.getByText(rule)).toBeTruthy();
  expect(screen.queryAllByRole('button')).toHaveLength(buttons);
  expect(screen.getByText('TikTok')).toBeTruthy();
});

test('all that the device stores for the visitor is named: visits, searches and the inbox among it (B7)', () => {
  show('required');
  for (const name of ['Your visits', 'Recent searches', 'Inbox', 'Favourites and recent games'])
    expect(screen.getByText(name).tagName).toBe('DT');
});

test('no partner, and partners that cannot be had, are distinguished: a site without partners names no cookies of theirs (B7, B8)', () => {
  const { unmount } = show('required', []);
  expect(screen.getByText('This site has no advertising partners.')).toBeTruthy();
  expect(screen.queryByText('Partner cookies')).toBeNull();
  unmount();
  renderWithMessages(<PrivacyPage back="/m/privacy" brandName="A" mode="required" partners={undefined} />);
  expect(screen.getByText(/can.t be shown right now/)).toBeTruthy();
  expect(screen.getByText('Partner cookies')).toBeTruthy();
});

test('a change applies at once; one that cannot be stored shows a message (B7, B8)', async () => {
  fakeFetch(() => ({ status: 503 }));
  const reported: boolean[] = [];
  const stop = subscribeConsent(() => reported.push(hasConsent()));
  const { container } = show('required');
  expect([...container.querySelectorAll('form')].map(({ method }) => method)).toEqual(['post', 'post']);
  expect(container.querySelector<HTMLInputElement>('input[name=back]')?.value).toBe(
    '/m/privacy?r=abc#said-no',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await act(() => new Promise((done) => setTimeout(done, 20)));
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  stop();
  expect(reported.slice(0, 2)).toEqual([true, false]);
  expect((await screen.findByRole('alert')).textContent).toContain("couldn't be saved");
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Decline');
});

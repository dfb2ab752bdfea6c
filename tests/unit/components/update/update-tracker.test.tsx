import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpdateTracker } from '@/components/update/update-tracker';
import { queuePrompt } from '@/lib/client/notice/use-prompt-slot';
import { refreshPage } from '@/lib/client/update/refresh-page';
import { postponeUpdate } from '@/lib/client/update/update-store';
import { updateWorker } from '@/lib/client/update/update-worker';
import { type AssetListener, watchAssets } from '@/lib/client/update/watch-assets';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('@/lib/client/update/watch-assets', () => ({ watchAssets: jest.fn() }));
jest.mock('@/lib/client/update/refresh-page', () => ({ refreshPage: jest.fn() }));
jest.mock('@/lib/client/update/update-worker', () => ({
  updateWorker: jest.fn(),
  activateWorker: jest.fn(),
}));

let place = '/m/home';
jest.mock('next/navigation', () => ({ usePathname: () => place }));

let find: AssetListener = () => undefined;
const stored = () => [localStorage.getItem('asset_hash'), localStorage.getItem('mc_update_owed')];
const prompt = () => screen.queryByRole('region');

function show() {
  const view = renderWithMessages(<UpdateTracker />);
  return { ...view, finds: (hash?: string) => act(() => find(hash)) };
}

beforeEach(() => {
  resetPage();
  jest.mocked(watchAssets).mockImplementation((listener) => {
    find = listener;
    return () => undefined;
  });
});
afterEach(() => act(postponeUpdate));

test('the first check only stores, the same one does nothing, a change prompts once and updates the worker (S4, W3)', async () => {
  const { finds } = show();
  finds('a');
  expect([prompt(), stored()]).toEqual([null, ['a', null]]);
  finds('a');
  finds(undefined);
  expect([prompt(), stored()]).toEqual([null, ['a', null]]);
  expect(updateWorker).not.toHaveBeenCalled();
  finds('b');
  expect(screen.getByRole('region', { name: 'Update' }).textContent).toContain(
    'Found new version, click refresh',
  );
  expect(stored()).toEqual(['b', null]);
  expect(updateWorker).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  finds('b');
  expect(prompt()).toBeNull();
  finds('c');
  expect(prompt()).toBeTruthy();
});

test('it is announced, leaves the focus where it is and makes nothing behind it untouchable (S4)', () => {
  localStorage.setItem('asset_hash', 'a');
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const { finds } = show();
  finds('b');
  expect(document.activeElement).toBe(field);
  expect(prompt()?.closest('[aria-live=polite]')).toBeTruthy();
  expect(document.querySelector('dialog, [inert]')).toBeNull();
  field.remove();
});

test('nothing is refreshed without the visitor; one yes refreshes once (S4)', async () => {
  localStorage.setItem('asset_hash', 'a');
  const { finds } = show();
  finds('b');
  expect(refreshPage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  const busy = screen.getByRole('button', { name: 'Refreshing…' });
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
  await userEvent.click(busy);
  expect(refreshPage).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(prompt()).toBeNull();
});

test('installed, it is the second form (S4)', () => {
  localStorage.setItem('asset_hash', 'a');
  sessionStorage.setItem('homescreen', '1');
  const { finds } = show();
  finds('b');
  expect(screen.getByRole('region', { name: 'A new version is ready' }).textContent).toContain(
    'except passwords',
  );
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
});

test('while a more urgent prompt is open it waits; left without its slot, the next page shows it (S4)', () => {
  localStorage.setItem('asset_hash', 'a');
  const giveBack = queuePrompt('upgrade');
  const { finds, unmount } = show();
  finds('b');
  expect([prompt(), stored()]).toEqual([null, ['b', '1']]);
  unmount();
  act(giveBack);
  show();
  expect(prompt()).toBeTruthy();
  expect(stored()).toEqual(['b', null]);
});

test('on a page with a form it waits for the next page (S4, RR11)', () => {
  localStorage.setItem('asset_hash', 'a');
  place = '/m/register';
  const { finds, unmount } = show();
  finds('b');
  expect([prompt(), stored()]).toEqual([null, ['b', '1']]);
  unmount();
  place = '/m/home';
  show();
  expect(prompt()).toBeTruthy();
});

test('an update that another tab has shown meanwhile is not shown again (S4)', () => {
  localStorage.setItem('asset_hash', 'a');
  const giveBack = queuePrompt('upgrade');
  const { finds } = show();
  finds('b');
  localStorage.removeItem('mc_update_owed');
  act(giveBack);
  expect(prompt()).toBeNull();
});

test('an update that another tab has found meanwhile does not count as a change (S4, W3)', () => {
  localStorage.setItem('asset_hash', 'a');
  const { finds } = show();
  localStorage.setItem('asset_hash', 'b');
  finds('b');
  expect([prompt(), stored()]).toEqual([null, ['b', null]]);
});

import { act, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { TabBar } from '@/components/shell/tab-bar/tab-bar';
import { setUnread } from '@/lib/client/service/unread-store';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/m/home') }));

const show = () => renderWithMessages(<TabBar query={new URLSearchParams('r=abc&x=1')} />);

test.each([
  ['/m/home', 'Home'],
  ['/m/index.html', 'Home'],
  ['/m/game', 'Games'],
  ['/m/sports', 'Games'],
  ['/m/game/', 'Games'],
  ['/m/activity', 'Promotions'],
  ['/m/diag', 'Service'],
  ['/m/member/settings', 'Account'],
  ['/m/vip', 'Account'],
])('marks the current tab of %s (B13)', (path, name) => {
  jest.mocked(usePathname).mockReturnValue(path);
  show();
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual([name]);
});

test('every tab leads to a page with the carried query (B13, RR12)', () => {
  show();
  expect(screen.getByRole('link', { name: 'Games' }).getAttribute('href')).toBe('/m/game?r=abc');
  expect(screen.getByRole('link', { name: 'Promotions' }).getAttribute('href')).toBe('/m/activity?r=abc');
  expect(screen.getByRole('link', { name: 'Service' }).getAttribute('href')).toBe('/m/service?r=abc');
});

test('both links of the last tab are in the HTML, one for visitors and one for members (R2)', () => {
  show();
  const audience = (name: string) => screen.getByRole('link', { name }).closest('li')?.dataset.for;
  expect(audience('Log in')).toBe('visitor');
  expect(audience('Account')).toBe('member');
});

test.each([
  [1, '1', '1 unread message'],
  [3, '3', '3 unread messages'],
  [250, '99+', '250 unread messages'],
])('%i unread messages are on the tab of customer service (C2, B13)', (count, shown, message) => {
  show();
  act(() => setUnread(count));
  expect(screen.getByText(shown).getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('link', { name: `Service ${message}` })).toBeTruthy();
  act(() => setUnread(0));
  expect(screen.getByRole('link', { name: 'Service' })).toBeTruthy();
});

import { screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { TabBar } from '@/components/shell/tab-bar/tab-bar';
import { LANGUAGE_SHEET, TABS } from '@/components/shell/tab-bar/tab-list';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/m/home') }));

const show = () => renderWithMessages(<TabBar query={new URLSearchParams('r=abc&x=1')} tabs={TABS} />);

test.each([
  ['/m/home', 'Home'],
  ['/m/index.html', 'Home'],
  ['/m/game', 'Games'],
])('marks the current tab of %s (B13)', (path, name) => {
  jest.mocked(usePathname).mockReturnValue(path);
  show();
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual([name]);
});

test('every tab leads somewhere: a page with the kept query, or the sheet of languages (B13, RR12)', () => {
  show();
  expect(screen.getByRole('link', { name: 'Games' }).getAttribute('href')).toBe('/m/game?r=abc');
  expect(screen.getByRole('button', { name: 'Language' }).getAttribute('commandfor')).toBe(LANGUAGE_SHEET);
});

test('both ways of the last tab are in the HTML, one for visitors and one for members (R2)', () => {
  show();
  const audience = (name: string) => screen.getByRole('link', { name }).closest('li')?.dataset.for;
  expect(audience('Log in')).toBe('visitor');
  expect(audience('Me')).toBe('member');
});

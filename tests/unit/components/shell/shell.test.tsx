import { screen, within } from '@testing-library/react';
import { Shell } from '@/components/shell/shell';
import { Splash } from '@/components/shell/splash/splash';
import { BRAND } from '@/tests/unit/components/ui/brand-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('next/navigation', () => ({
  usePathname: () => '/m/home',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({}),
}));

const show = (brand = BRAND) =>
  renderWithMessages(
    <Shell
      brand={brand}
      language="EN"
      member={<a href="/m/member/home">Lan</a>}
      query={new URLSearchParams()}
    >
      <p>page</p>
    </Shell>,
  );

test('the header has the brand, the sign-in links for visitors and the chip for members (R2)', () => {
  show();
  const header = within(screen.getByRole('banner'));
  expect(header.getByText('Aurora Play')).toBeTruthy();
  expect(header.getByRole('link', { name: 'Log in' }).dataset.for).toBe('visitor');
  expect(header.getByText('Lan').closest('[data-for="member"]')).toBeTruthy();
});

test('a logo takes the place of the drawn mark', () => {
  show({ ...BRAND, theme: { ...BRAND.theme, logo: 'https://cdn.example/logo.svg' } });
  expect(screen.getByRole('img', { name: 'Aurora Play' }).getAttribute('src')).toBe(
    'https://cdn.example/logo.svg',
  );
});

test('every page ends with age, licence and help from the registry (B6)', () => {
  show();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('img', { name: /21/ }).textContent).toBe('21+');
  expect(footer.getByText('Licence 7, Example Board.')).toBeTruthy();
  expect(footer.getByRole('link', { name: 'Our licence' }).getAttribute('href')).toBe(
    'https://licence.example/7',
  );
  expect(footer.getByRole('link', { name: 'Help with problem gambling' }).getAttribute('rel')).toBe(
    'noopener noreferrer',
  );
});

test('the globe opens the sheet of languages (B13)', () => {
  show();
  const globe = within(screen.getByRole('banner')).getByRole('button', { name: 'Language' });
  const sheet = screen.getByRole('dialog', { hidden: true });
  expect(globe.getAttribute('commandfor')).toBe(sheet.id);
});

test('the footer leads to the pages that no tab leads to (B13)', () => {
  show();
  const pages = within(screen.getByRole('navigation', { name: 'More pages' })).getAllByRole('link');
  expect(pages.map((link) => link.getAttribute('href'))).toEqual([
    '/m/activity',
    '/m/news',
    '/m/inviteFriends',
    '/m/download',
    '/m/app',
    '/m/service',
    '/m/diag',
    '/m/privacy',
    '/m/domains',
  ]);
});

test('a merchant with one language offers no choice', () => {
  show({ ...BRAND, languages: ['EN'] });
  expect(screen.queryByRole('button', { name: 'Language' })).toBeNull();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('the splash shows the brand image where there is one, else the drawn mark (S15)', () => {
  const { container, rerender } = renderWithMessages(
    <Splash brand={BRAND} image={{ src: 'https://cdn.example/s.png' }} />,
  );
  expect(container.querySelector('img')?.src).toBe('https://cdn.example/s.png');
  rerender(<Splash brand={BRAND} />);
  expect(container.textContent).toContain('Aurora Play');
});

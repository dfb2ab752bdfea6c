import { screen } from '@testing-library/react';
import { CrashPanel } from '@/components/status/crash-panel';
import { DomainPage } from '@/components/status/domain-page';
import { MaintenancePage } from '@/components/status/maintenance-page';
import { MissingPanel } from '@/components/status/missing-panel';
import { RestrictedPage } from '@/components/status/restricted-page';
import { buildSafetyText, parseSafetyText } from '@/lib/shared/merchant/safety-facts';
import { BRAND } from '@/tests/unit/components/ui/brand-of';
import { renderWithMessages, withMessages } from '@/tests/unit/components/ui/with-messages';

const QUERY = new URLSearchParams('r=abc&other=1');

test('the query is carried through a closed site (RR12)', () => {
  renderWithMessages(<MaintenancePage brand={BRAND} query={QUERY} />);
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/m/home?r=abc');
});

test('maintenance carries its title, the brand and its end as a time that machines read too (S1)', () => {
  const { container } = renderWithMessages(
    <MaintenancePage brand={BRAND} end="2126-12-01T03:00:00.000Z" query={QUERY} />,
  );
  expect(screen.getByRole('heading', { name: 'System Maintenance' })).toBeTruthy();
  expect(screen.getByText('Aurora Play')).toBeTruthy();
  expect(screen.getByText(/Dec 1, 2126.*UTC/)).toBeTruthy();
  const times = [...container.querySelectorAll('time')];
  expect(times.map(({ dateTime }) => dateTime)).toEqual(Array(2).fill('2126-12-01T03:00:00.000Z'));
  // The visitor's own clock comes first.
  expect(times.map(({ textContent }) => textContent?.includes('UTC'))).toEqual([false, true]);
  expect(times[0]?.textContent).toMatch(/2126/);
});

test.each([undefined, '2020-01-01T00:00:00.000Z'])(
  'maintenance whose end is unknown or past (%s), without a contact, names none (S1)',
  (end) => {
    const { container } = renderWithMessages(<MaintenancePage brand={BRAND} end={end} query={QUERY} />);
    expect(container.querySelector('time')).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
  },
);

test('without a known status of the site, the provider’s message replaces ours (X1)', () => {
  renderWithMessages(<MaintenancePage brand={BRAND} message="The site rests." query={QUERY} />);
  expect(screen.getByText('The site rests.')).toBeTruthy();
  expect(screen.queryByText(/making the site better/)).toBeNull();
});

test('a restriction shows Access Denied and which address was refused (S1)', () => {
  renderWithMessages(<RestrictedPage brand={BRAND} ip="203.0.113.9" query={QUERY} />);
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  expect(screen.getByText('203.0.113.9')).toBeTruthy();
});

test('a long address may break after its colons alone, and is copied whole (S1)', () => {
  const ip = '2001:db8:85a3::370:7334';
  const { container } = renderWithMessages(<RestrictedPage brand={BRAND} ip={ip} query={QUERY} />);
  const shown = container.querySelector('bdi');
  expect(shown?.textContent).toBe(ip);
  expect(shown?.innerHTML.split('<wbr>')).toEqual(['2001:', 'db8:', '85a3:', ':', '370:', '7334', '']);
});

test('an unknown domain shows an open modal without a brand (S2)', () => {
  renderWithMessages(<DomainPage host="nobody.example" />);
  const dialog = screen.getByRole('dialog', { name: "This address isn't available" });
  expect(dialog.hasAttribute('open')).toBe(true);
  expect(dialog.textContent).toContain('nobody.example');
});

test('a crash offers a retry, a link home and the support code (B8, B12)', () => {
  renderWithMessages(<CrashPanel error={Object.assign(new Error('x'), { digest: '1234567890' })} />);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/m/home');
  expect(screen.getByText('3456-7890')).toBeTruthy();
});

test('the link home from a crash keeps the carried query (RR12)', () => {
  window.history.replaceState(null, '', '/m/game?r=abc&q=x&affiliateCode=aff1');
  renderWithMessages(<CrashPanel />);
  const home = screen.getByRole('link', { name: 'Back to home' }).getAttribute('href');
  expect(home).toBe('/m/home?affiliateCode=aff1&r=abc');
  window.history.replaceState(null, '', '/');
});

test('a missing page leads home with the carried query (B32, RR12)', () => {
  renderWithMessages(<MissingPanel query={new URLSearchParams('r=abc')} />);
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/m/home?r=abc');
});

test('pages without the shell show age and licence, and no badge where there is no age (B6)', () => {
  const { rerender, container } = renderWithMessages(
    <RestrictedPage brand={BRAND} query={new URLSearchParams()} />,
  );
  expect(screen.getByRole('img', { name: 'For players aged 21 and over' }).textContent).toBe('21+');
  expect(screen.getByRole('link', { name: 'Licence 7, Example Board.' })).toBeTruthy();
  const ageless = { ...BRAND, safety: { ...BRAND.safety, minimumAge: 0 } };
  rerender(withMessages(<RestrictedPage brand={ageless} query={new URLSearchParams()} />));
  expect(container.querySelector('footer')?.textContent).toBe('Licence 7, Example Board.');
});

test('a page that threw shows them too where the shell is missing, and leaves them to the footer where not (B6)', () => {
  document.documentElement.dataset.safety = buildSafetyText(BRAND.safety);
  const { unmount } = renderWithMessages(<CrashPanel />);
  expect(screen.getByRole('img', { name: '21+' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Licence 7, Example Board.' })).toBeTruthy();
  unmount();
  renderWithMessages(
    <main id="content">
      <CrashPanel />
    </main>,
  );
  expect(screen.queryByRole('img', { name: '21+' })).toBeNull();
  for (const broken of ['', '{', 'null', '{"minimumAge":"1"}'])
    expect(parseSafetyText(broken)).toBeUndefined();
});

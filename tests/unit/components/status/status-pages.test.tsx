import { screen } from '@testing-library/react';
import { CrashPanel } from '@/components/status/crash-panel';
import { DomainPage } from '@/components/status/domain-page';
import { MaintenancePage } from '@/components/status/maintenance-page';
import { MissingPanel } from '@/components/status/missing-panel';
import { RestrictedPage } from '@/components/status/restricted-page';
import { BRAND } from '@/tests/unit/components/ui/brand-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

test('maintenance carries its title, the brand and its end as a time that machines read too (S1)', () => {
  const { container } = renderWithMessages(<MaintenancePage brand={BRAND} end="2026-12-01T03:00:00.000Z" />);
  expect(screen.getByRole('heading', { name: 'System Maintenance' })).toBeTruthy();
  expect(screen.getByText('Aurora Play')).toBeTruthy();
  expect(screen.getByText(/Dec 1, 2026.*UTC/)).toBeTruthy();
  expect(container.querySelector('time')?.dateTime).toBe('2026-12-01T03:00:00.000Z');
});

test('maintenance without a known end names none (S1)', () => {
  const { container } = renderWithMessages(<MaintenancePage brand={BRAND} />);
  expect(container.querySelector('time')).toBeNull();
});

test('a restriction says Access Denied and which address was refused (S1)', () => {
  renderWithMessages(<RestrictedPage brand={BRAND} ip="203.0.113.9" />);
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  expect(screen.getByText('203.0.113.9')).toBeTruthy();
});

test('an unknown domain is told in an open modal with nobody’s brand (S2)', () => {
  renderWithMessages(<DomainPage host="nobody.example" />);
  const dialog = screen.getByRole('dialog', { name: 'This domain is not available' });
  expect(dialog.hasAttribute('open')).toBe(true);
  expect(dialog.textContent).toContain('nobody.example');
});

test('a crash offers another try, the way home and the code (B8, B12)', () => {
  renderWithMessages(<CrashPanel digest="1234567890" />);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/m/home');
  expect(screen.getByText('3456-7890')).toBeTruthy();
});

test('a missing page leads home with what is carried (B32, RR12)', () => {
  renderWithMessages(<MissingPanel query={new URLSearchParams('r=abc')} />);
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/m/home?r=abc');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SupportCode } from '@/components/ui/support-code/support-code';

const props = { code: '1A2B-3C4D', label: 'Support code', copyLabel: 'Copy', copiedLabel: 'Copied' };

test('one tap copies the support code and confirms it (B12)', async () => {
  const user = userEvent.setup();
  render(<SupportCode {...props} />);
  await user.click(screen.getByRole('button', { name: /1A2B-3C4D/ }));
  expect(await navigator.clipboard.readText()).toBe('1A2B-3C4D');
  expect(await screen.findByText('Copied')).toBeTruthy();
});

test('a refused clipboard leaves the code readable (B12)', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  render(<SupportCode {...props} />);
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('1A2B-3C4D')).toBeTruthy();
  expect(screen.queryByText('Copied')).toBeNull();
});

test('one tap hands the code to customer service, with the carried query (B12, RR12)', async () => {
  window.history.replaceState(null, '', '/m/home?r=abc&x=1');
  render(<SupportCode {...props} sendLabel="Send to support" />);
  const link = screen.getByRole('link', { name: 'Send to support' });
  expect(link.getAttribute('href')).toBe('/m/service?support=1A2B-3C4D');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.setup().click(link);
  expect(new URL((link as HTMLAnchorElement).href).search).toBe('?r=abc&support=1A2B-3C4D');
});

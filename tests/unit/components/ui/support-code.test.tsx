import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SupportCode } from '@/components/ui/support-code/support-code';

const props = { code: '1A2B-3C4D', label: 'Support code', copyLabel: 'Copy', copiedLabel: 'Copied' };

test('one tap copies the support code and says so (B12)', async () => {
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

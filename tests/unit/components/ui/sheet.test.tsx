import { render, screen } from '@testing-library/react';
import { Sheet } from '@/components/ui/sheet/sheet';

test('a sheet is a closed dialog with a name, and its close button names it', () => {
  render(
    <Sheet closeLabel="Close" id="things" title="Things">
      <p>inside</p>
    </Sheet>,
  );
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(dialog.getAttribute('aria-labelledby')).toBe(screen.getByText('Things').id);
  expect(dialog.hasAttribute('open')).toBe(false);
  const close = screen.getByRole('button', { hidden: true, name: 'Close' });
  expect(close.getAttribute('command')).toBe('close');
  expect(close.getAttribute('commandfor')).toBe(dialog.id);
});

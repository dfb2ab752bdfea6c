import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyReport } from '@/components/diagnosis/copy-report';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

test('one tap copies the report (B18)', async () => {
  const user = userEvent.setup();
  renderWithMessages(<CopyReport text="script: yes" />);
  await user.click(screen.getByRole('button', { name: 'Copy for support' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('script: yes');
});

test('where the browser refuses, the text can be copied by hand (B18)', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  renderWithMessages(<CopyReport text="script: yes" />);
  await user.click(screen.getByRole('button', { name: 'Copy for support' }));
  const text: HTMLTextAreaElement = await screen.findByRole('textbox');
  expect(text.value).toBe('script: yes');
});

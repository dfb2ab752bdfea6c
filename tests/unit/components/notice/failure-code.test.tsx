import { screen } from '@testing-library/react';
import { FailureCode } from '@/components/notice/failure-code';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

test('a failure names its support code, to copy or to send (B12)', () => {
  renderWithMessages(<FailureCode traceId="0af7651916cd43dd8448eb211c80319c" />);
  expect(screen.getByRole('button', { name: /Support code.*1C80-319C/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Send to support' })).toBeTruthy();
});

test('a failure without a trace has no code to show', () => {
  const { container } = renderWithMessages(<FailureCode traceId="" />);
  expect(container.textContent).toBe('');
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FactorDialog } from '@/components/auth/firebase/factor/factor-dialog';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

const HINT = { uid: 'h1', factor: 'totp', label: '' } as const;

test.each([
  [true, 0],
  [false, 1],
])(
  'a code that is accepted once the dialog has been cancelled (%s) signs in %d times (A9)',
  async (isCancelled, times) => {
    const checking = Promise.withResolvers<string>();
    const challenge = { hints: [HINT], send: async () => 'p', confirm: () => checking.promise };
    const onToken = jest.fn();
    const { unmount } = renderWithMessages(
      <FactorDialog challenge={challenge} onClose={() => undefined} onToken={onToken} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    if (isCancelled) unmount();
    await act(async () => checking.resolve('token'));
    expect(onToken).toHaveBeenCalledTimes(times);
  },
);

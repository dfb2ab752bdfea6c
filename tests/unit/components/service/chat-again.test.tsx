import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatNow } from '@/components/service/chat-now';
import { openChat } from '@/lib/client/service/open-chat';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('@/lib/client/service/open-chat', () => ({ openChat: jest.fn() }));

test('a chat that was closed opens by another tap (C1, C3)', async () => {
  jest.mocked(openChat).mockResolvedValue(undefined);
  renderWithMessages(<ChatNow backPath="/m/service" loginPath="/m/login" />);
  const button = screen.getByRole('button', { name: 'Chat now' });
  await userEvent.click(button);
  await waitFor(() => expect(openChat).toHaveBeenCalledTimes(1));
  await act(() => new Promise((done) => setTimeout(done, 600)));
  await userEvent.click(button);
  await waitFor(() => expect(openChat).toHaveBeenCalledTimes(2));
});

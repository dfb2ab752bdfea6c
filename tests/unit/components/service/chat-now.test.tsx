import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatNow } from '@/components/service/chat-now';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('@/lib/client/service/open-chat', () => {
  throw new Error('not loaded');
});

test('a tap on the chat shows a message if its script does not load (C1)', async () => {
  renderWithMessages(<ChatNow backPath="/m/service" loginPath="/m/login" />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(getOverlays().notices).toMatchObject([{ textKey: 'network_error' }]));
});

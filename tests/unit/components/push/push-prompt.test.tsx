import { screen } from '@testing-library/react';
import { PushPrompt } from '@/components/push/push-prompt';
import { toDeviceDate } from '@/lib/shared/push/push-plan';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

beforeEach(resetPage);

test('a prompt that was shown counts for the day, also where the player leaves it without an answer (P1)', () => {
  const { unmount } = renderWithMessages(<PushPrompt />);
  expect(screen.getByRole('dialog')).toBeTruthy();
  unmount();
  expect(localStorage.getItem('FCM_closeDate')).toBe(toDeviceDate(new Date()));
});

import { act } from '@testing-library/react';
import { Greeting } from '@/components/member/welcome/greeting';
import { storeFirstLogin } from '@/lib/client/auth/first-login';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { resetPage, signIn } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

const greetings = () => getOverlays().toasts.filter((toast) => 'text' in toast && /Welcome/.test(toast.text));

test('a member is greeted on the page where the first login ends, not on the one that is left (A7)', () => {
  resetPage();
  const { unmount } = renderWithMessages(<Greeting />);
  act(() => {
    storeFirstLogin();
    signIn();
  });
  expect(greetings()).toEqual([]);
  unmount();
  renderWithMessages(<Greeting />);
  expect(greetings()).toMatchObject([{ text: 'Welcome, ⁨lan⁩!' }]);
});

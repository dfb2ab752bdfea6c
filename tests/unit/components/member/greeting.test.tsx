import { Greeting } from '@/components/member/greeting';
import { storeFirstLogin } from '@/lib/client/auth/first-login';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { resetPage, signIn } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

const greetings = () => getOverlays().toasts.filter((toast) => 'text' in toast && /Welcome/.test(toast.text));

test('a member is greeted once on the page after the first login (A7)', () => {
  resetPage();
  writeStored(STORED.firstLogin, '1');
  signIn();
  const { unmount } = renderWithMessages(<Greeting />);
  expect(greetings()).toMatchObject([{ text: 'Welcome, \u2068lan\u2069!' }]);
  unmount();
  renderWithMessages(<Greeting />);
  expect(greetings()).toHaveLength(1);
});

test('the login page, which is about to be left, shows no greeting, however late it is ready (A7)', () => {
  resetPage();
  const before = greetings().length;
  storeFirstLogin();
  signIn();
  renderWithMessages(<Greeting />);
  expect(greetings()).toHaveLength(before);
  expect(readStored(STORED.firstLogin)).toBe('1');
});

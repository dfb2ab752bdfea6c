import { screen } from '@testing-library/react';
import { LoginForm } from '@/components/auth/login-form';
import { leaveToLogin } from '@/lib/client/auth/entry-note';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

jest.mock('@/lib/client/page/leave-page', () => ({ leaveTo: jest.fn() }));

const show = () => renderWithMessages(<LoginForm isCaptchaShown={false} isExpiryForced={false} />);
const name = () => screen.getByLabelText<HTMLInputElement>('User name');

beforeEach(resetPage);

test('after a recovery or registration the log-in form holds the user name, once (B1)', () => {
  leaveToLogin('recovered', 'lan');
  const { unmount } = show();
  expect(name().value).toBe('lan');
  unmount();
  show();
  expect(name().value).toBe('');
});

test('without a user name the form is empty (B1)', () => {
  leaveToLogin('recovered');
  show();
  expect(name().value).toBe('');
});

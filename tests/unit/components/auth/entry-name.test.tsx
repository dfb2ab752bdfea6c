import { screen } from '@testing-library/react';
import { LoginForm } from '@/components/auth/login-form';
import { leaveToLogin } from '@/lib/client/auth/leave-to-login';
import { leaveTo, reloadPage, replacePage } from '@/lib/client/page/leave-page';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

jest.mock('@/lib/client/page/leave-page', () => ({
  leaveTo: jest.fn(),
  reloadPage: jest.fn(),
  replacePage: jest.fn(),
}));

const show = () => renderWithMessages(<LoginForm isCaptchaShown={false} isExpiryForced={false} />);
const name = () => screen.getByLabelText<HTMLInputElement>('User name');

beforeEach(() => {
  resetPage();
  history.replaceState(null, '', '/m/recover');
});
afterEach(() => history.replaceState(null, '', '/'));

test('after a recovery or registration the log-in form holds the user name, once (B1)', () => {
  leaveToLogin('recovered', 'lan');
  const { unmount } = show();
  expect(name().value).toBe('lan');
  unmount();
  show();
  expect(name().value).toBe('');
});

test('the log-in takes the place of a second step, which is done; Back leads to the first (B1)', () => {
  leaveToLogin('recovered');
  expect(leaveTo).toHaveBeenCalledWith('/m/login');
  history.replaceState({ mcStep: true }, '');
  leaveToLogin('recovered');
  expect(replacePage).toHaveBeenCalledWith('/m/login');
});

test('where Back shows the page as it was left, with its form still busy, the page is loaded again (B1, A5)', () => {
  leaveToLogin('registered');
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(reloadPage).not.toHaveBeenCalled();
  show(true);
  expect(reloadPage).toHaveBeenCalled();
});

test('without a user name the form is empty (B1)', () => {
  leaveToLogin('recovered');
  show();
  expect(name().value).toBe('');
});

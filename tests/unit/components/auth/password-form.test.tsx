import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangePasswordForm } from '@/components/auth/change-password-form';
import { PasswordChanged } from '@/components/member/home/password-changed';
import { readEntryNote, storeEntryNote } from '@/lib/client/auth/entry-note';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { replacePage } from '@/lib/client/page/leave-page';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save password' }));

beforeEach(() => {
  resetPage();
  signIn();
});
afterEach(() => history.replaceState(null, '', '/'));

async function fill(oldPassword: string, newPassword: string, repeat = newPassword): Promise<void> {
  await userEvent.type(field('Current password'), oldPassword);
  await userEvent.type(field('New password'), newPassword);
  await userEvent.type(field('Repeat new password'), repeat);
  await save();
}

test('password managers can tell the fields apart (R6)', () => {
  renderWithMessages(<ChangePasswordForm />);
  expect(field('Current password').autocomplete).toBe('current-password');
  expect(field('New password').autocomplete).toBe('new-password');
});

test('a change is sent and leads to go (R6)', async () => {
  history.replaceState(null, '', '/m/changePsw?go=%2Fm%2Fgame');
  localStorage.setItem('remPass', '{}');
  const calls = fakeFetch(() => success(null));
  renderWithMessages(<ChangePasswordForm />);
  await fill('oldone', 'newone1');
  await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/m/game'));
  expect(calls[0]?.url).toBe('/wps/member/password');
  expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ oldPassword: 'oldone', newPassword: 'newone1' });
  expect(localStorage.getItem('remPass')).toBeNull();
  expect(readEntryNote()).toBeUndefined();
});

test('the member home confirms a change that leads there, once (R6)', async () => {
  history.replaceState(null, '', '/m/changePsw?go=%2Fm%2Fmember%2Fhome');
  fakeFetch(() => success(null));
  const { unmount } = renderWithMessages(<ChangePasswordForm />);
  await fill('oldone', 'newone1');
  await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/m/member/home'));
  unmount();
  renderWithMessages(<PasswordChanged />);
  expect(getOverlays().toasts).toMatchObject([{ text: 'Password changed.' }]);
  expect(readEntryNote()).toBeUndefined();
});

test('a new password under 6 characters is refused in the field, and nothing is sent', async () => {
  const calls = fakeFetch(() => success(null));
  renderWithMessages(<ChangePasswordForm />);
  await fill('oldone', 'short');
  expect(screen.getByText('Use at least 6 characters.')).toBeTruthy();
  expect(document.activeElement).toBe(field('New password'));
  expect(calls).toHaveLength(0);
});

test('a tab without a session shows a link to the login instead of the form (R6)', () => {
  resetPage();
  renderWithMessages(<ChangePasswordForm />);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login');
});

test.each([
  ['expired', 'Your password has expired. Set a new one to continue.'],
  ['default', "You're still using the password we set for you. Choose your own to continue."],
] as const)(
  'an %s password is named as the reason, after a reload too, until it is changed (A6)',
  async (note, words) => {
    storeEntryNote(note);
    const { unmount } = renderWithMessages(<ChangePasswordForm />);
    expect(screen.getByText(words)).toBeTruthy();
    unmount();
    fakeFetch(() => success(null));
    renderWithMessages(<ChangePasswordForm />);
    expect(screen.getByText(words)).toBeTruthy();
    await fill('oldone', 'newone1');
    await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/m/home'));
    expect(readEntryNote()).toBeUndefined();
  },
);

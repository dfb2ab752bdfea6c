// A recovery after a reload and after the browser's Back.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';
import { ask, name, REQUEST, show } from './recovering';

beforeEach(() => {
  resetPage();
  window.history.replaceState(null, '', '/m/recover');
});

test('a reload between request and code leads back to the code, without another request (B1)', async () => {
  const calls = fakeFetch(() => success({}));
  const { unmount } = show();
  await ask('lan');
  await screen.findByLabelText('Code');
  unmount();
  show();
  expect(await screen.findByLabelText('Code')).toBeTruthy();
  expect(calls.filter(({ url }) => url === REQUEST)).toHaveLength(1);
  expect(name().value).toBe('lan');
});

test('the browser’s Back leads from the code to the name, and a reload then stays there (B1)', async () => {
  fakeFetch(() => success({}));
  const { unmount } = show();
  await ask('lan');
  await screen.findByLabelText('Code');
  window.history.back();
  await waitFor(() => expect(screen.queryByLabelText('Code')).toBeNull());
  unmount();
  show();
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('a double press of the back button goes back one step (A5, B1)', async () => {
  fakeFetch(() => success({}));
  const back = jest.spyOn(window.history, 'back');
  show();
  await ask('lan');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Use another account' }));
  await waitFor(() => expect(screen.queryByLabelText('Code')).toBeNull());
  expect(back).toHaveBeenCalledTimes(1);
});

test('a tap on the back button while the password is being saved does nothing (A5, B1)', async () => {
  fakeFetch((path) => (path === REQUEST ? success({}) : new Promise(() => undefined)));
  const back = jest.spyOn(window.history, 'back');
  show();
  await ask('lan');
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  await userEvent.type(screen.getByLabelText('New password'), 'Passw0rd!');
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(back).not.toHaveBeenCalled();
});

test('a recovery that is opened again asks for the name (B1)', async () => {
  fakeFetch(() => success({}));
  const { unmount } = show();
  await ask('lan');
  await screen.findByLabelText('Code');
  unmount();
  window.history.pushState(null, '', '/m/recover');
  show();
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect(name().value).toBe('');
});

import { closeFirstSteps, hasFirstSteps, storeFirstLogin, takeGreeting } from '@/lib/client/auth/first-login';
import { forgetSession } from '@/lib/client/session-end/forget-session';
import { resetPage } from '@/tests/unit/client/page-of';

beforeEach(resetPage);

test('a first login is greeted once, and its steps stand until they are closed (A7)', () => {
  expect([hasFirstSteps(), takeGreeting()]).toEqual([false, false]);
  storeFirstLogin();
  expect([takeGreeting(), takeGreeting(), hasFirstSteps()]).toEqual([true, false, true]);
  closeFirstSteps();
  expect([takeGreeting(), hasFirstSteps()]).toEqual([false, false]);
});

test('a log-out ends them: the next member is someone else (A7, A16)', () => {
  storeFirstLogin();
  forgetSession();
  expect([takeGreeting(), hasFirstSteps()]).toEqual([false, false]);
});

import { forgetSession } from '@/lib/client/session-end/forget-session';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import { resetPage } from '@/tests/unit/client/page-of';

/** The modules of a page that has just been loaded. */
const newPage = () => {
  jest.resetModules();
  return import('@/lib/client/auth/first-login');
};

beforeEach(resetPage);

test('a first login is greeted once, on the next page, and its steps stay until they are closed (A7)', async () => {
  const login = await newPage();
  expect([login.hasFirstSteps(), login.takeGreeting()]).toEqual([false, false]);
  login.storeFirstLogin();
  expect([login.takeGreeting(), login.hasFirstSteps()]).toEqual([false, true]);
  const next = await newPage();
  expect([next.takeGreeting(), next.takeGreeting(), next.hasFirstSteps()]).toEqual([true, false, true]);
  next.closeFirstSteps();
  expect([next.takeGreeting(), next.hasFirstSteps()]).toEqual([false, false]);
});

test('a log-out ends them: the next member is someone else (A7, A16)', async () => {
  writeStored(STORED.firstLogin, '1');
  forgetSession();
  const { takeGreeting, hasFirstSteps } = await newPage();
  expect([takeGreeting(), hasFirstSteps()]).toEqual([false, false]);
});

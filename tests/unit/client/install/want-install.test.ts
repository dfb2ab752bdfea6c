import { answerInstallWants, isInstallWanted, wantInstall } from '@/lib/client/install/want-install';

test('a tap that comes before what installs waits for it, and counts once (B10)', () => {
  wantInstall();
  wantInstall();
  expect(isInstallWanted()).toBe(true);
  const answer = jest.fn();
  const stop = answerInstallWants(answer);
  expect([answer.mock.calls.length, isInstallWanted()]).toEqual([1, false]);
  wantInstall();
  expect(answer).toHaveBeenCalledTimes(2);
  stop();
  wantInstall();
  expect([answer.mock.calls.length, isInstallWanted()]).toEqual([2, true]);
});

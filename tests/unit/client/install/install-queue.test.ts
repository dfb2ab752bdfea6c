import { handleQueuedInstalls, isInstallQueued, queueInstall } from '@/lib/client/install/install-queue';

test('a tap before the installer has loaded waits for it, and counts once (B10)', () => {
  queueInstall();
  queueInstall();
  expect(isInstallQueued()).toBe(true);
  const answer = jest.fn();
  const stop = handleQueuedInstalls(answer);
  expect([answer.mock.calls.length, isInstallQueued()]).toEqual([1, false]);
  queueInstall();
  expect(answer).toHaveBeenCalledTimes(2);
  stop();
  queueInstall();
  expect([answer.mock.calls.length, isInstallQueued()]).toEqual([2, true]);
});

import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import { ok } from '@/tests/unit/server/support/recording-provider';
import { CONFIG, GOOD, onAnotherInstance, startSharedCache } from '@/tests/unit/server/support/shared-cache';

jest.setTimeout(30_000);
const { parts, callOf } = startSharedCache();

test('a Redis that hangs, and one that is away, delay no answer (FLT-21)', async () => {
  const startedMs = performance.now();
  parts.server.signal('SIGSTOP');
  try {
    for (let times = 0; times < 20; times += 1) {
      onAnotherInstance();
      expect(await getAnswer(callOf())).toMatchObject({ result: { value: GOOD } });
    }
  } finally {
    parts.server.signal('SIGCONT');
  }
  await parts.server.kill();
  onAnotherInstance();
  parts.provider.answers[CONFIG] = ok({ branding: null, alone: true });
  expect(await getAnswer(callOf())).toMatchObject({ result: { value: { alone: true } } });
  // At most 20 waits of 50 ms, plus the time of 21 calls on a busy machine.
  expect(performance.now() - startedMs).toBeLessThan(6_000);
});

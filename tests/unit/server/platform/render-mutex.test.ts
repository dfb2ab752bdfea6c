import { withSlot } from '@/lib/server/http/overload/render-slots';
import { whileAnswerComes, withRenderMutex } from '@/lib/server/platform/render-mutex';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
jest.useFakeTimers();
beforeEach(() => {
  forget('render-slots');
  forget('render-mutex');
});

/** Starts renderings of a given length, and counts how many have started and ended. */
function begin(lengths: readonly number[]) {
  const seen = { begun: 0, ended: 0 };
  for (const lengthMs of lengths)
    void withRenderMutex(async () => {
      seen.begun += 1;
      await new Promise((resolve) => setTimeout(resolve, lengthMs));
      seen.ended += 1;
    });
  return seen;
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('renderings run one after another, in order of arrival (PRF-15)', async () => {
  const seen = begin([30, 30, 30]);
  await pass(10);
  expect(seen).toEqual({ begun: 1, ended: 0 });
  await pass(30);
  expect(seen).toEqual({ begun: 2, ended: 1 });
  await pass(60);
  expect(seen).toEqual({ begun: 3, ended: 3 });
});

test('a rendering that waits for the provider delays no other by more than 200 ms (FLT-14, PRF-15)', async () => {
  void whileAnswerComes(new Promise((resolve) => setTimeout(resolve, 5_000)));
  const seen = begin([5_000, 30, 30]);
  await pass(199);
  expect(seen).toEqual({ begun: 1, ended: 0 });
  await pass(100);
  expect(seen).toEqual({ begun: 3, ended: 2 });
  const later = begin([30]);
  await pass(30);
  expect(later).toEqual({ begun: 1, ended: 1 });
});

test('on a slow machine renderings do not pile up: one that computes delays the next by two seconds at most (FLT-30)', async () => {
  const seen = begin([900, 900, 5_000, 30]);
  await pass(899);
  expect(seen).toEqual({ begun: 1, ended: 0 });
  await pass(901);
  expect(seen).toEqual({ begun: 3, ended: 2 });
  await pass(1_900);
  expect(seen).toEqual({ begun: 3, ended: 2 });
  await pass(200);
  expect(seen).toEqual({ begun: 4, ended: 3 });
});

test('after a failed rendering the next one starts, and the error is reported', async () => {
  const failed = withRenderMutex(() => Promise.reject(new Error('broke')));
  const next = withSlot('one', async () => 'page');
  await expect(failed).rejects.toThrow('broke');
  expect(await next).toBe('page');
});

test('a visitor who disconnects before the rendering starts has none (FLT-28)', async () => {
  const [controller, rendered] = [new AbortController(), [] as string[]];
  const render = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    rendered.push(name);
  };
  const first = withSlot('leaving', render('first'));
  const second = withSlot('leaving', render('second'), controller.signal);
  const third = withSlot('leaving', render('third'));
  controller.abort();
  const left = expect(second).rejects.toMatchObject({ reason: 'left' });
  await pass(1_900);
  await Promise.all([first, left, third]);
  expect(rendered).toEqual(['first', 'third']);
});

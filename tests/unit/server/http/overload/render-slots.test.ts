import { SLOTS, takeSlot, WAIT_MS, withSlot, wouldWait } from '@/lib/server/http/overload/render-slots';
import { Overloaded } from '@/lib/server/platform/overloaded';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
jest.useFakeTimers();
beforeEach(() => {
  forget('render-slots');
  forget('render-mutex');
});

/** Requests that many slots; `given` counts the granted, `refused` the rejected. */
function ask(merchant: string, count: number) {
  const outcomes = { given: [] as (() => void)[], refused: [] as string[] };
  for (let nth = 0; nth < count; nth += 1)
    takeSlot(merchant).then(
      (leave) => outcomes.given.push(leave),
      (error: Overloaded) => outcomes.refused.push(error.reason),
    );
  return outcomes;
}
const settle = () => jest.advanceTimersByTimeAsync(0);

test('a merchant has half of the slots and half of the queue; the rest is rejected immediately (FLT-30)', async () => {
  const one = ask('one', 200);
  await settle();
  expect(one.given).toHaveLength(SLOTS.ofOne);
  expect(one.refused).toEqual(Array(200 - SLOTS.ofOne - SLOTS.waitingOfOne).fill('full'));
  expect([wouldWait('one'), wouldWait('two')]).toEqual([true, false]);
  const two = ask('two', 1);
  await settle();
  expect(two.given).toHaveLength(1);
});

test('all together have no more than there are (FLT-30)', async () => {
  const all = Array.from({ length: 50 }, (_, nth) => ask(`m${nth}`, 20));
  await settle();
  const count = (key: 'given' | 'refused') => all.reduce((sum, outcomes) => sum + outcomes[key].length, 0);
  expect(count('given')).toBe(SLOTS.inAll);
  expect(count('refused')).toBe(1_000 - SLOTS.inAll - SLOTS.waitingInAll);
  expect(wouldWait('another')).toBe(true);
});

test('render slots rotate between merchants: one’s many uncached pages do not delay another’s (FLT-30)', async () => {
  const [flood, other] = [ask('flood', 80), ask('more', 80)];
  const late = ask('late', 1);
  await settle();
  expect([flood.given.length, other.given.length, late.given.length]).toEqual([8, 8, 0]);
  for (let nth = 0; nth < 3; nth += 1) flood.given[nth]?.();
  await settle();
  expect(late.given).toHaveLength(1);
});

test('a released slot is taken once, however often it is released (FLT-30)', async () => {
  const one = ask('one', 30);
  await settle();
  for (let nth = 0; nth < 5; nth += 1) one.given[0]?.();
  await settle();
  expect(one.given).toHaveLength(SLOTS.ofOne + 1);
});

test('a visitor who waits too long is rejected, and blocks no other (FLT-30)', async () => {
  // Slots that are held for longer are lent to others.
  const one = ask('one', SLOTS.ofOne + SLOTS.waitingOfOne);
  await settle();
  await jest.advanceTimersByTimeAsync(WAIT_MS);
  expect(one.refused.length).toBeGreaterThan(0);
  expect(new Set(one.refused)).toEqual(new Set(['wait']));
  expect(one.given.length + one.refused.length).toBe(SLOTS.ofOne + SLOTS.waitingOfOne);
  for (const leave of one.given) leave();
  expect(wouldWait('one')).toBe(false);
});

test('a rendering that waits for the provider lends its slot after two seconds (FLT-14, FLT-30)', async () => {
  const one = ask('one', SLOTS.ofOne + 1);
  await settle();
  expect(one.given).toHaveLength(SLOTS.ofOne);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(one.given).toHaveLength(SLOTS.ofOne + 1);
});

test('a rendering that is queued for the mutex keeps its slot (FLT-30)', async () => {
  let begun = 0;
  const render = async () => {
    begun += 1;
    await new Promise((resolve) => setTimeout(resolve, 900));
  };
  const all = Array.from({ length: SLOTS.ofOne }, () => withSlot('queued', render));
  await jest.advanceTimersByTimeAsync(2_500);
  expect([begun, wouldWait('queued')]).toEqual([3, false]);
  const next = ask('queued', 3);
  await settle();
  expect(next.given).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(8 * 900);
  await Promise.all(all);
  expect(next.given).toHaveLength(3);
});

test('a rendering that fails gives its slot back, and its error on', async () => {
  for (let nth = 0; nth < 50; nth += 1)
    await expect(withSlot('one', () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
  expect(await withSlot('one', async () => 'page')).toBe('page');
  expect(new Overloaded('full').message).toContain('full');
});

test('a visitor who disconnects while queued frees their place for the next, and is no longer counted (FLT-28, FLT-30)', async () => {
  const one = ask('one', SLOTS.ofOne + SLOTS.waitingOfOne - 1);
  const [leaver, controller] = [{ reason: '' }, new AbortController()];
  takeSlot('one', controller.signal).catch((error: Overloaded) =>
    Object.assign(leaver, { reason: error.reason }),
  );
  await settle();
  expect(ask('one', 1).refused).toEqual([]);
  await settle();
  controller.abort();
  const late = ask('one', 1);
  await settle();
  expect([leaver.reason, late.refused]).toEqual(['left', []]);
  for (let nth = 0; nth < one.given.length; nth += 1) one.given[nth]?.();
  await settle();
  await jest.advanceTimersByTimeAsync(WAIT_MS);
  expect(one.given.length + one.refused.length).toBe(SLOTS.ofOne + SLOTS.waitingOfOne - 1);
});

test('a disconnected visitor takes no slot, and a started rendering still completes (FLT-28)', async () => {
  await expect(takeSlot('one', AbortSignal.abort())).rejects.toMatchObject({ reason: 'left' });
  const controller = new AbortController();
  const render = async () => {
    controller.abort();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return 'page';
  };
  const rendered = withSlot('one', render, controller.signal);
  await jest.advanceTimersByTimeAsync(100);
  expect(await rendered).toBe('page');
});

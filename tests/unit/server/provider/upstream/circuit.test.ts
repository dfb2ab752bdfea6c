import { setTimeout as wait } from 'node:timers/promises';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { withCircuit } from '@/lib/server/provider/upstream/circuit';
import { UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

setEnv({ METRICS_TOKEN: 'figures' });

/** A little more than a circuit rests: sums of fractions of a millisecond are not exact. */
const REST_MS = 2_001;

const failing = (fault: Error) => jest.fn(() => Promise.reject(fault));
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: UpstreamFault) => error.code,
  );

async function fail(
  key: string,
  times: number,
  fault: Error = new UpstreamFault('network_error'),
): Promise<void> {
  for (let count = 0; count < times; count += 1)
    await withCircuit(key, failing(fault)).catch(() => undefined);
}

beforeEach(() => forget());

test('after ten faults in a row a call fails at once, without being made (FLT-7, FLT-13)', async () => {
  await fail('a', 9);
  expect(await codeOf(withCircuit('a', failing(new UpstreamFault('timeout'))))).toBe('timeout');
  const call = jest.fn(() => Promise.resolve(1));
  expect(await codeOf(withCircuit('a', call))).toBe('unavailable');
  expect(call).not.toHaveBeenCalled();
});

test('a success in between restarts the count (FLT-13)', async () => {
  await fail('a', 9);
  await withCircuit('a', () => Promise.resolve(1));
  await fail('a', 9);
  expect(await codeOf(withCircuit('a', () => Promise.resolve(1)))).toBe('ok');
});

test('one circuit leaves the others alone: a broken captcha blocks no login (FLT-13, FLT-15)', async () => {
  await fail('origin captcha', 10);
  expect(await codeOf(withCircuit('origin session', () => Promise.resolve(1)))).toBe('ok');
});

const gone = Object.assign(new UpstreamFault('network_error'), { byCaller: true });

test.each([
  ['a memory that is full', new UpstreamFault('unavailable')],
  ['an unreadable answer', new UpstreamFault('invalid_response')],
  ['a caller who left', gone],
  ['a fault of our own', new Error('x')],
])('%s does not count (FLT-28)', async (_what, fault) => {
  await fail('a', 15, fault);
  expect(await codeOf(withCircuit('a', () => Promise.resolve(1)))).toBe('ok');
});

test('after 2 s one probe passes, without delaying other calls; its success closes the circuit (FLT-13)', async () => {
  const clock = movableClock();
  await fail('a', 10);
  await clock.advance(REST_MS);
  const slow = jest.fn(() => wait(200, 'probe'));
  const probe = codeOf(withCircuit('a', slow));
  const others = Promise.all([slow, slow].map((call) => codeOf(withCircuit('a', call))));
  expect(await Promise.race([probe, others])).toEqual(['unavailable', 'unavailable']);
  expect([await probe, slow.mock.calls.length]).toEqual(['ok', 1]);
  expect(await codeOf(withCircuit('a', () => Promise.resolve(1)))).toBe('ok');
});

test('a probe whose caller left closes nothing (FLT-13, FLT-28)', async () => {
  const clock = movableClock();
  await fail('a', 10);
  await clock.advance(REST_MS);
  expect(await codeOf(withCircuit('a', failing(gone)))).toBe('network_error');
  expect(await codeOf(withCircuit('a', () => Promise.resolve(1)))).toBe('unavailable');
});

test('the metrics show a circuit’s state once it has opened (B42, FLT-13)', async () => {
  const clock = movableClock();
  const state = async () =>
    (await getMetrics()?.registry.getSingleMetricAsString('site_circuit_state')) ?? '';
  await fail('http://p.example game', 9);
  expect(await state()).not.toContain('p.example');
  await fail('http://p.example game', 1);
  expect(await state()).toContain('{origin="http://p.example",group="game"} 2');
  await clock.advance(REST_MS);
  await withCircuit('http://p.example game', () => Promise.resolve(1));
  expect(await state()).toContain('{origin="http://p.example",group="game"} 0');
});

test.each([-3_600_000, 3_600_000])(
  'a clock that jumps by %i ms while a circuit is open leaves it open for 2 s at most (FLT-37, FLT-13)',
  async (jumpMs) => {
    const clock = movableClock();
    await fail('a', 10);
    clock.jump(jumpMs);
    const isOpen = async () => (await codeOf(withCircuit('a', () => Promise.resolve(1)))) === 'unavailable';
    if (jumpMs < 0) expect(await isOpen()).toBe(true);
    await clock.advance(REST_MS);
    const probe = jest.fn(() => wait(30, 'probe'));
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => codeOf(withCircuit('a', probe))));
    expect(outcomes).toContain('ok');
    expect(await isOpen()).toBe(false);
    await fail('a', 10);
    expect(await isOpen()).toBe(true);
  },
);

test('of simultaneous callers once it is over, one is the probe (FLT-37, FLT-13)', async () => {
  const clock = movableClock();
  await fail('a', 10);
  clock.jump(-3_600_000);
  await clock.advance(REST_MS);
  const probe = jest.fn(async () => {
    await wait(30);
    throw new UpstreamFault('timeout');
  });
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => codeOf(withCircuit('a', probe))));
  expect([probe.mock.calls.length, outcomes.toSorted()[0]]).toEqual([1, 'timeout']);
  expect(outcomes.filter((end) => end === 'unavailable')).toHaveLength(4);
});

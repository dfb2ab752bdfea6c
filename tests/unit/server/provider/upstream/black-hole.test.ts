// A provider that drops all packets: no rejection, no answer, not even a handshake.
import { handleCall } from '@/lib/server/api-proxy/handle-call';
import { startBlackHole } from '@/tests/support/black-hole';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

jest.setTimeout(90_000);
let hole: Awaited<ReturnType<typeof startBlackHole>>;
beforeAll(async () => {
  hole = await startBlackHole();
  setRegistry([toEntry('one', { backend: { origin: hole.origin } })]);
});
beforeEach(() => forget('circuits', 'upstream-agent', 'answers'));
afterAll(() => hole.stop());

const call = async () => {
  const startedMs = performance.now();
  const answer = await handleCall(callRequest('/wps/member/info'));
  const { errorCode } = (await answer.json()) as { errorCode: string };
  return { status: answer.status, errorCode, ms: performance.now() - startedMs };
};

test('the caller gets `timeout` at the limit of connecting, two seconds, and not at the call’s thirty (FLT-8)', async () => {
  const { status, errorCode, ms } = await call();
  expect([status, errorCode]).toEqual([504, 'timeout']);
  expect(ms).toBeGreaterThan(1_500);
  expect(ms).toBeLessThan(10_000);
});

test('however many call, sockets are bounded, all are answered within the time-out, and later calls fail immediately (FLT-8, FLT-13)', async () => {
  const calls = Array.from({ length: 400 }, call);
  const seen: number[] = [];
  const look = setInterval(() => seen.push(hole.countConnecting()), 50);
  const answers = await Promise.all(calls);
  clearInterval(look);
  expect(Math.max(...seen)).toBeGreaterThan(0);
  // The kernel's list is not a snapshot: while one wave of sockets replaces another, a reading may count both.
  const lasting = seen.slice(1).map((count, at) => Math.min(count, seen[at] ?? 0));
  expect(Math.max(...lasting)).toBeLessThanOrEqual(256);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503, 504]));
  expect(answers.filter(({ errorCode }) => errorCode === 'timeout').length).toBeGreaterThan(0);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(15_000);
  expect((await call()).errorCode).toBe('unavailable');
});

import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { issueHandoffToken, redeemHandoffToken } from '@/lib/server/sessions/handoff/handoff-token';
import { revokeSessions } from '@/lib/server/sessions/revocations';
import { aSession } from '@/tests/unit/server/support/facts';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
beforeEach(() => forget());
afterEach(() => jest.restoreAllMocks());

const HOLDER = { merchant: 'one', host: 'fast.one.example', userAgent: 'Mozilla/5.0 (Test)' };
const DAY_MS = 86_400_000;

test('a ticket gives the session once, with its first begin, and never again (B46, SEC-53)', async () => {
  const startedAtMs = Date.now() - 80 * DAY_MS;
  const ticket = await issueHandoffToken(aSession({ startedAtMs }), HOLDER);
  expect(ticket).toMatch(/^m[\w-]{43}$/);
  expect(await redeemHandoffToken(ticket, HOLDER)).toEqual({
    merchant: 'one',
    token: 'token-canary-7f3a',
    id: '1001',
    userName: 'lan',
    customerType: 0,
    firstTimeLogin: false,
    startedAtMs,
    provenAtMs: startedAtMs,
  });
  expect(await redeemHandoffToken(ticket, HOLDER)).toBeUndefined();
});

test('of a hundred simultaneous callers one gets it (B46)', async () => {
  const ticket = await issueHandoffToken(aSession(), HOLDER);
  const matches = await Promise.all(Array.from({ length: 100 }, () => redeemHandoffToken(ticket, HOLDER)));
  expect(matches.filter((one) => one !== undefined)).toHaveLength(1);
});

test.each([
  ['another host of the merchant', { host: 'one.example' }],
  ['another browser', { userAgent: 'Mozilla/5.0 (Other)' }],
])('%s gets nothing, and uses it up (B46)', async (_who, other) => {
  const ticket = await issueHandoffToken(aSession(), HOLDER);
  expect(await redeemHandoffToken(ticket, { ...HOLDER, ...other })).toBeUndefined();
  expect(await redeemHandoffToken(ticket, HOLDER)).toBeUndefined();
});

test('another merchant gets nothing, and takes nothing away (B46, SEC-12)', async () => {
  const ticket = await issueHandoffToken(aSession(), HOLDER);
  expect(await redeemHandoffToken(ticket, { ...HOLDER, merchant: 'two' })).toBeUndefined();
  expect(await redeemHandoffToken(ticket, HOLDER)).toBeDefined();
});

test('a session of another merchant is never carried (SEC-12)', async () => {
  const ticket = await issueHandoffToken(aSession({ merchant: 'two' }), HOLDER);
  expect(await redeemHandoffToken(ticket, HOLDER)).toBeUndefined();
});

test('after 60 s it is good for nothing (B46)', async () => {
  const clock = movableClock();
  const [early, late] = [
    await issueHandoffToken(aSession(), HOLDER),
    await issueHandoffToken(aSession(), HOLDER),
  ];
  await clock.advance(59_000);
  expect(await redeemHandoffToken(early, HOLDER)).toBeDefined();
  await clock.advance(2_000);
  expect(await redeemHandoffToken(late, HOLDER)).toBeUndefined();
});

test('a session that was signed out meanwhile is not carried (SEC-52)', async () => {
  const session = aSession();
  const ticket = await issueHandoffToken(session, HOLDER);
  revokeSessions(session);
  expect(await redeemHandoffToken(ticket, HOLDER)).toBeUndefined();
});

test.each([
  '',
  'm',
  'x'.repeat(44),
  `m${'a'.repeat(42)}`,
  `m${'a'.repeat(43)}`,
  `r${'a'.repeat(43)}`,
  `m${'a'.repeat(42)}\n`,
])('%j opens nothing (B46)', async (ticket) => {
  expect(await redeemHandoffToken(ticket, HOLDER)).toBeUndefined();
});

test('stored data contains neither token nor player, in plain text or base64 (B46)', async () => {
  const ticket = await issueHandoffToken(aSession(), HOLDER);
  const stored = getProcessSingleton<Map<string, string>>('move-tickets', () => new Map());
  const text = JSON.stringify([...stored.entries()]);
  const plain = Buffer.from([...stored.values()][0] ?? '', 'base64').toString('latin1');
  for (const secret of [ticket, ticket.slice(1), 'token-canary-7f3a', '"lan"']) {
    expect(text).not.toContain(secret);
    expect(plain).not.toContain(secret);
  }
});

test('ten thousand wait at most; the oldest give way (SEC-47)', async () => {
  const first = await issueHandoffToken(aSession(), HOLDER);
  for (let count = 0; count < 10_000; count += 1) await issueHandoffToken(aSession(), HOLDER);
  expect(getProcessSingleton('move-tickets', () => new Map()).size).toBe(10_000);
  expect(await redeemHandoffToken(first, HOLDER)).toBeUndefined();
}, 20_000);

import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import type { ProviderCall } from '@/lib/server/provider/provider-call';
import { gameVendors } from '@/lib/shared/calls/game-table';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { status } from '@/lib/shared/calls/system-table';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

jest.setTimeout(30_000);
setEnv();
const provider = freshProvider();

const VENDORS = 'GET /wps/relay/GCSGAME_newGameVendor';
const call = (more: Partial<ProviderCall> = {}, code = 'one'): ProviderCall => ({
  merchant: aMerchant(provider.origin, {}, code),
  row: gameVendors,
  visitor: aVisitor(),
  query: new URLSearchParams({ platform: 'html5' }),
  ...more,
});
const answerOf = async (one: ProviderCall) => {
  const { result } = await getAnswer(one);
  return result.ok ? result.value : result.code;
};

beforeEach(() => {
  provider.answers[VENDORS] = ({ headers, query }) => ok(`${headers.merchant} ${headers.language} ${query}`);
});

test('the same question is sent once a minute, a little early (provider-api §4 cache, FLT-27)', async () => {
  const clock = movableClock();
  await getAnswer(call());
  await clock.advance(41_000);
  expect(await answerOf(call())).toBe('one EN platform=html5');
  expect(provider.requests).toHaveLength(1);
  await clock.advance(17_000);
  await getAnswer(call());
  expect(provider.requests).toHaveLength(2);
});

test('merchants, languages and queries never share an answer (SEC-9, SEC-10)', async () => {
  const calls = [
    call(),
    call({}, 'two'),
    call({ visitor: aVisitor({ language: 'VI' }) }),
    call({ query: new URLSearchParams() }),
  ];
  const matches = await Promise.all([...calls, ...calls].map(answerOf));
  expect(matches.slice(0, 4)).toEqual([
    'one EN platform=html5',
    'two EN platform=html5',
    'one VI platform=html5',
    'one EN ',
  ]);
  expect(matches.slice(4)).toEqual(matches.slice(0, 4));
  expect(provider.requests).toHaveLength(4);
});

test('many at once are one fetch, and it survives the first caller (K4, PRF-18, FLT-19, FLT-45)', async () => {
  provider.answers[VENDORS] = ok('x', { delayMs: 100 });
  const first = getAnswer(call({ signal: AbortSignal.timeout(10) }));
  const all = await Promise.all([first, ...Array.from({ length: 99 }, () => getAnswer(call()))]);
  expect(all.every(({ status: code }) => code === 200)).toBe(true);
  expect(provider.requests).toHaveLength(1);
});

test('a failure is shared by those who wait and is not cached (FLT-45)', async () => {
  provider.answers[VENDORS] = failed('busy', 503, {});
  const all = await Promise.all([answerOf(call()), answerOf(call())]);
  expect([all, provider.requests.length]).toEqual([['busy', 'busy'], 1]);
  provider.answers[VENDORS] = ok('well');
  expect(await answerOf(call())).toBe('well');
});

test('a stale answer serves while the provider fails, for a day at most, and is renewed afterwards (FLT-16, ruling 77)', async () => {
  const clock = movableClock();
  provider.answers[VENDORS] = ok('old');
  await getAnswer(call());
  provider.answers[VENDORS] = failed('busy', 500);
  await clock.advance(23 * 3600_000);
  expect(await answerOf(call())).toBe('old');
  provider.answers[VENDORS] = ok('new');
  await clock.advance(2_100);
  expect(await answerOf(call())).toBe('new');
  provider.answers[VENDORS] = failed('busy', 500);
  await clock.advance(25 * 3600_000);
  expect(await answerOf(call())).toBe('busy');
});

test('while it is stale the failing provider is called once in 2 s, not by every visitor (FLT-16)', async () => {
  const clock = movableClock();
  await getAnswer(call());
  provider.answers[VENDORS] = failed('busy', 500);
  await clock.advance(61_000);
  await Promise.all([answerOf(call()), answerOf(call()), answerOf(call())]);
  await answerOf(call());
  expect(provider.requests).toHaveLength(2);
});

test('a member’s call is neither cached nor shared in flight, and a public one carries no token (K5, SEC-9, SEC-46)', async () => {
  provider.answers['GET /wps/member/info'] = ({ headers }) => ok(headers.authorization, { delayMs: 30 });
  const ask = (token: string) => answerOf(call({ row: memberInfo, token }));
  expect(await Promise.all(['a', 'b', 'a'].map(ask))).toEqual(['a', 'b', 'a']);
  expect(provider.requests).toHaveLength(3);
  provider.answers[VENDORS] = ok([]);
  await getAnswer(call({ token: 'secret' }));
  expect(provider.last().headers).not.toHaveProperty('authorization');
});

test('an endpoint without a cache time is called each time (K7)', async () => {
  provider.answers['GET /wps/v2/system/status'] = ok({});
  await getAnswer(call({ row: status }));
  await getAnswer(call({ row: status }));
  expect(provider.requests).toHaveLength(2);
});

test.each([-3_600_000, 3_600_000])(
  'a clock that jumps by %i ms has an answer renewed at once; where that fails, it is held for a moment, and is none below zero seconds old (FLT-37)',
  async (jumpMs) => {
    const clock = movableClock();
    await getAnswer(call());
    provider.answers[VENDORS] = ok('new');
    clock.jump(jumpMs);
    expect(await answerOf(call())).toBe('new');
    provider.answers[VENDORS] = failed('busy', 500);
    clock.jump(jumpMs);
    const { storedAtMs } = await getAnswer(call());
    expect(storedAtMs).toBeLessThanOrEqual(Date.now());
    for (let nth = 0; nth < 5; nth += 1) expect(await answerOf(call())).toBe('new');
    expect(provider.requests).toHaveLength(3);
  },
);

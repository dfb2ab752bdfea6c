// Calls of the system group as the API proxy forwards them (K7).

import { handleCall } from '@/lib/server/api-proxy/handle-call';
import { streamCall } from '@/lib/server/api-proxy/stream-call';
import { toResponse } from '@/lib/server/http/call-answer';
import { timeoutOf } from '@/lib/server/provider/provider-call';
import { ping } from '@/lib/shared/calls/system-table';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { ok } from '@/tests/unit/server/support/recording-provider';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const provider = freshProvider();
beforeEach(() => {
  setRegistry([toEntry('one', { backend: { origin: provider.origin } })]);
});

const COUNTRY = '/wps/system/country';
const DOMAINS = '/wps/system/domainRoute?device=mobile';
const STATUS = '/wps/v2/system/status?device=mobile';

test.each([
  [COUNTRY, 600],
  [DOMAINS, 60],
])(
  '%s is fetched once in 70 to 95 %% of %i s however many callers there are (K7, FLT-20)',
  async (path, seconds) => {
    const clock = movableClock();
    provider.answers[`GET ${path.split('?')[0]}`] = ok({ a: 1 });
    await Promise.all([handleCall(callRequest(path)), handleCall(callRequest(path))]);
    await clock.advance(seconds * 690);
    expect((await handleCall(callRequest(path))).status).toBe(200);
    expect(provider.requests).toHaveLength(1);
    await clock.advance(seconds * 270);
    await handleCall(callRequest(path));
    expect(provider.requests).toHaveLength(2);
  },
);

test('a kept answer says for how many whole seconds the site has had it, any other says nothing (K4)', async () => {
  const clock = movableClock();
  provider.answers[`GET ${COUNTRY}`] = ok({ a: 1 });
  provider.answers['GET /wps/v2/system/status'] = ok({});
  const ageOf = async (path: string) => (await handleCall(callRequest(path))).headers.get('age');
  const ages: unknown[] = [];
  for (const ms of [0, 90_500, 200_000]) {
    await clock.advance(ms);
    ages.push(await ageOf(COUNTRY));
  }
  expect([...ages, await ageOf(STATUS)]).toEqual(['0', '90', '290', null]);
});

test('the status is fetched each time and past every cache, and its answer is not to be stored (K7)', async () => {
  provider.answers['GET /wps/v2/system/status'] = ok({});
  await handleCall(callRequest(STATUS));
  const answer = await handleCall(callRequest(STATUS));
  expect(provider.requests.map(({ headers }) => headers['cache-control'])).toEqual(['no-cache', 'no-cache']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a proxied status has the service entries for all visitors, and no path of a VIP label (C4, E13)', async () => {
  const general = { path: 'YQ==12345678', csType: 'EMAIL', name: 'E-mail' };
  const customerService = [
    general,
    { ...general, path: 'Yg==12345678', labelIds: [7] },
    { ...general, path: 'Yw==12345678', labelIds: ['gold'] },
    null,
  ];
  provider.answers['GET /wps/v2/system/status'] = ok({ test: true, customerService, later: [1] });
  const answer = await handleCall(callRequest(STATUS));
  expect(await answer.json()).toEqual({
    success: true,
    value: { test: true, customerService: [general], later: [1] },
  });
});

test.each([[undefined], [null], ['none'], [{ maintenance: true }], [{ customerService: null }]])(
  'a status %j without a list of ways passes (C4)',
  async (value) => {
    provider.answers['GET /wps/v2/system/status'] = ok(value);
    const answer = await handleCall(callRequest(STATUS));
    expect([answer.status, (await answer.json()).success]).toEqual([200, true]);
  },
);

test('a ping may take 15 s at the provider, then it times out (K7)', async () => {
  const merchant = aMerchant(provider.origin);
  expect(timeoutOf({ merchant, row: ping })).toBe(15_000);
  provider.answers['GET /wps/system/test/ping'] = ok({}, { delayMs: 60_000 });
  const startedMs = performance.now();
  const answer = toResponse(
    await streamCall({ merchant, row: { ...ping, timeoutMs: 100 }, visitor: aVisitor() }),
  );
  expect([answer.status, (await answer.json()).errorCode]).toEqual([504, 'timeout']);
  expect(performance.now() - startedMs).toBeLessThan(10_000);
});

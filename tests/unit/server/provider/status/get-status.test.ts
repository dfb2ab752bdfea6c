import { startBudget } from '@/lib/server/platform/time-budget';
import { getStatus } from '@/lib/server/provider/status/get-status';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const provider = freshProvider();

const STATUS = 'GET /wps/v2/system/status';
/** Waits for a refresh, however slow the machine: stale-status.test holds how long a visitor does. */
const ask = (address = '203.0.113.9', more: Record<string, unknown> = {}) =>
  getStatus(
    {
      merchant: aMerchant(provider.origin),
      visitor: aVisitor({ address }),
      device: 'mobile',
      url: 'http://one.localhost:3000/m/home',
      ...more,
    },
    startBudget({ staleWaitMs: 15_000 }),
  );

test('sends device, track, originalDomain and url, past every cache (K7)', async () => {
  provider.answers[STATUS] = ok({ maintenance: true });
  expect((await ask()).status.maintenance).toBe(true);
  expect(Object.fromEntries(provider.last().query)).toEqual({
    device: 'mobile',
    track: '',
    originalDomain: 'www.one.localhost',
    url: 'http://one.localhost:3000/m/home',
  });
  expect(provider.last().headers['cache-control']).toBe('no-cache');
});

test('an affiliate that the address names is sent as track, and as first label of the original domain (K7, E10)', async () => {
  provider.answers[STATUS] = ok({});
  await ask();
  await ask('203.0.113.1', { affiliateCode: 'ABC9' });
  expect(provider.requests.map(({ query }) => [query.get('track'), query.get('originalDomain')])).toEqual([
    ['', 'www.one.localhost'],
    ['ABC9', 'abc9.localhost'],
  ]);
});

test('sends one call for many, and again after 5 s (K7, FLT-19)', async () => {
  const clock = movableClock();
  provider.answers[STATUS] = ok({}, { delayMs: 20 });
  await Promise.all(Array.from({ length: 50 }, () => ask()));
  await clock.advance(4_900);
  await ask();
  expect(provider.requests).toHaveLength(1);
  await clock.advance(200);
  await ask();
  expect(provider.requests).toHaveLength(2);
});

test('visitors, devices, hosts and merchants are fetched apart (SEC-9)', async () => {
  provider.answers[STATUS] = ({ headers, query }) =>
    ok({ ip: `${headers.merchant} ${headers['x-forwarded-for']} ${query.get('device')}` });
  await ask('203.0.113.1');
  await ask('203.0.113.2');
  await ask('203.0.113.1', { device: 'desktop' });
  const other = await ask('203.0.113.1', { merchant: aMerchant(provider.origin, {}, 'two') });
  expect([provider.requests.length, other.status.ip]).toEqual([4, 'two 203.0.113.1 mobile']);
});

test('the last good status of this visitor serves when the provider fails, with the fault (ruling 77, FLT-16)', async () => {
  const clock = movableClock();
  provider.answers[STATUS] = ok({
    maintenance: true,
    regionRestriction: true,
    imageCDNs: ['https://cdn.example'],
  });
  await ask();
  provider.answers[STATUS] = failed('busy', 503);
  await clock.advance(6_000);
  const state = await ask();
  expect(state.status).toMatchObject({ maintenance: true, regionRestriction: true });
  expect(state.fault).toMatchObject({ code: 'busy', message: 'text of busy' });
});

test('a stranger gets the merchant’s last good status without another visitor’s restriction, address or test mark (ruling 77, SEC-9)', async () => {
  provider.answers[STATUS] = ok({
    maintenance: true,
    regionRestriction: true,
    ip: '203.0.113.1',
    test: true,
    gw: { GEETEST_ID: 'A' },
  });
  await ask('203.0.113.1');
  provider.answers[STATUS] = { drop: true };
  const { status, fault } = await ask('203.0.113.2');
  expect(status).toMatchObject({
    maintenance: true,
    regionRestriction: false,
    ip: undefined,
    test: false,
    captchaId: 'A',
  });
  expect(fault?.code).toBe('network_error');
});

test('without any last good one the quiet default applies (FLT-17)', async () => {
  provider.answers[STATUS] = { text: '<html>' };
  const { status, fault, isUnknown } = await ask();
  expect(isUnknown).toBe(true);
  expect([status.maintenance, status.regionRestriction, fault?.code]).toEqual([
    false,
    false,
    'invalid_response',
  ]);
});

test('a last good status is forgotten after a day (ruling 77)', async () => {
  const clock = movableClock();
  provider.answers[STATUS] = ok({ maintenance: true });
  await ask();
  provider.answers[STATUS] = failed('busy');
  await clock.advance(25 * 3600_000);
  expect((await ask()).status.maintenance).toBe(false);
});

test('a status with fields of other types is read as the quiet default (E11)', async () => {
  provider.answers[STATUS] = ok({ maintenance: { a: 1 }, imageCDNs: 'x', gw: null });
  const { status, fault } = await ask();
  expect([status.maintenance, fault]).toEqual([false, undefined]);
});

test.each([[null], [[]], ['x'], [7], [{ merchantCode: 'two' }], [{ merchantCode: ['one'] }]])(
  'a status of %j is rejected, and the last good one stays (FLT-18)',
  async (value) => {
    const clock = movableClock();
    provider.answers[STATUS] = ok({ merchantCode: 'one', gw: { GEETEST_ID: 'A' } });
    await ask();
    provider.answers[STATUS] = ok(value);
    await clock.advance(6_000);
    const { status, fault, isUnknown } = await ask();
    expect([status.captchaId, fault?.code, isUnknown]).toEqual(['A', 'invalid_response', undefined]);
  },
);

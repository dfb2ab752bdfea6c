import { buildUrl, timeoutOf, toSiteFailure } from '@/lib/server/provider/provider-call';
import { launchGame } from '@/lib/shared/calls/game-table';
import { balance, memberInfo } from '@/lib/shared/calls/member-table';
import { changePassword } from '@/lib/shared/calls/password-table';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { aMerchant, aVisitor, TRACE_ID } from '@/tests/unit/server/support/facts';

const origin = 'http://a.example';
const withBackend = (more: Record<string, unknown>) => aMerchant(origin, { backend: { origin, ...more } });

test('the address is the origin of the registry and the path of the row (SEC-21)', () => {
  const merchant = aMerchant(origin);
  expect(buildUrl({ merchant, row: memberInfo })).toBe(`${origin}/wps/member/info`);
  expect(buildUrl({ merchant, row: memberInfo, query: new URLSearchParams() })).toBe(
    `${origin}/wps/member/info`,
  );
});

test.each(['@evil', '//evil', 'a&b#c', '\r\nHost: evil', '%2e%2e/'])(
  'the value %j stays a value of the query (SEC-21, SEC-27)',
  (value) => {
    const url = new URL(
      buildUrl({ merchant: aMerchant(origin), row: memberInfo, query: new URLSearchParams({ q: value }) }) ??
        '',
    );
    expect([url.origin, url.pathname, url.searchParams.get('q'), url.hash]).toEqual([
      origin,
      '/wps/member/info',
      value,
      '',
    ]);
  },
);

test('a replaced path is called, a path set to null is no call, and other rows cannot be replaced (ruling 78)', () => {
  const merchant = withBackend({ paths: { siteConfig: '/v9/config', changePassword: null } });
  expect(buildUrl({ merchant, row: siteConfig })).toBe(`${origin}/v9/config`);
  expect(buildUrl({ merchant, row: changePassword })).toBeUndefined();
  expect(
    buildUrl({
      merchant: { ...merchant, backend: { ...merchant.backend, paths: { memberInfo: '/x' } } },
      row: memberInfo,
    }),
  ).toBe(`${origin}/wps/member/info`);
});

test('an optional call does not exist until the registry names its path (B19)', () => {
  expect(buildUrl({ merchant: aMerchant(origin), row: balance })).toBeUndefined();
  expect(buildUrl({ merchant: withBackend({ paths: { balance: null } }), row: balance })).toBeUndefined();
  const merchant = withBackend({ paths: { balance: '/own/balance' } });
  expect(buildUrl({ merchant, row: balance })).toBe(`${origin}/own/balance`);
});

test('the shortest limit counts: 30 s, the row’s, the merchant’s, the caller’s (K2, G1)', () => {
  const slow = withBackend({ timeoutMs: 60_000 });
  const quick = withBackend({ timeoutMs: 20_000 });
  expect(timeoutOf({ merchant: slow, row: memberInfo })).toBe(30_000);
  expect(timeoutOf({ merchant: quick, row: memberInfo })).toBe(20_000);
  expect(timeoutOf({ merchant: quick, row: launchGame })).toBe(10_000);
  expect(timeoutOf({ merchant: quick, row: launchGame, timeoutMs: 8_000 })).toBe(8_000);
});

test('a failure of our own has code, status and trace id, no stack and no address (provider-api §5, FLT-47)', () => {
  expect(toSiteFailure('timeout', aVisitor().traceparent)).toEqual({
    status: 504,
    result: { ok: false, code: 'timeout', message: '', status: 504, traceId: TRACE_ID },
  });
});

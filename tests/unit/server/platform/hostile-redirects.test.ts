// The pipeline's redirects stay on the site, whatever the request contains (SEC-4, SEC-74).
import { redirectTo } from '@/lib/server/http/request-context';
import { withMaya } from '@/lib/server/pipeline/entry/with-maya';
import { withToken } from '@/lib/server/pipeline/entry/with-token';
import { withLaunch } from '@/lib/server/pipeline/with-launch';
import { withPaths } from '@/lib/server/pipeline/with-paths';
import { withSession } from '@/lib/server/pipeline/with-session';
import { ROUTES } from '@/lib/shared/routes';
import { leakOf, leakOfAsync } from '@/tests/support/leaks';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { aContext, answerOf, HOST, sessionCookie } from '@/tests/unit/server/support/pipeline-request';
import { setEnv } from '@/tests/unit/server/support/test-site';

jest.mock('@/lib/server/provider/call-provider', () => ({
  callProvider: async ({ token }: { token: string }) =>
    token === 'good'
      ? { result: { ok: true, value: { id: '1', account: 'lan', type: 0 } } }
      : { result: { ok: false, code: 'customer.not.login' } },
}));

setEnv();
/** Thousands of runs take their time on a busy machine. */
const LIMIT_MS = 60_000;
const OWN = 'http://one.localhost:3000';
const merchant = aMerchant('http://127.0.0.1:9');
const withWallet = {
  ...merchant,
  brand: { ...merchant.brand, entry: { ...merchant.brand.entry, maya: true } },
};

function isOwn(location: string | null | undefined): boolean {
  const text = location ?? '';
  return /^\/(?![/\\])\P{Cc}*$/u.test(text) && new URL(text, `${OWN}/m/x`).origin === OWN;
}

/** A path as a browser would send it, and a query that names the hostile text under every name that is read. */
function requested(raw: string, path?: string): string {
  const url = new URL(OWN);
  url.pathname = path ?? raw;
  for (const name of ['go', 'r', 'backUrl', 'adid', 'linkId', 'env', 'to', 'lang', 'support'])
    url.searchParams.set(name, raw);
  return url.pathname + url.search;
}

test('a redirect names a path of the own origin (SEC-4)', () => {
  expect(leakOf((raw) => isOwn(answerOf(redirectTo(raw, 303))?.[1]), 5000)).toBeUndefined();
});

test(
  'the root and the guards lead to pages of our own, with any query (R1, RR1)',
  async () => {
    const leak = await leakOfAsync(async (raw) => {
      const guarded = await withSession(aContext(requested(raw, '/m/member/home'), merchant));
      const root = withPaths(aContext(requested(raw, '/'), merchant));
      return isOwn(answerOf(root)?.[1]) && isOwn(answerOf(guarded)?.[1]);
    }, 2000);
    expect(leak).toBeUndefined();
  },
  LIMIT_MS,
);

test('a launch from elsewhere is confirmed on the launch page itself (ruling 52)', () => {
  const headers = { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' };
  const leak = leakOf((raw) => {
    const location = answerOf(
      withLaunch(aContext(requested(raw, ROUTES.launchGame), merchant, headers)),
    )?.[1];
    return isOwn(location) && new URL(location ?? '', OWN).pathname === ROUTES.launchGame;
  }, 5000);
  expect(leak).toBeUndefined();
});

/** The address with a hostile text under one more name. */
const withValue = (path: string, name: string, raw: string) =>
  `${path}&${name}=${encodeURIComponent(raw.toWellFormed())}`;

test(
  'a wallet’s session and an unknown token leave the address where they are, on whatever path (RR2, ruling 38)',
  async () => {
    const leak = await leakOfAsync(async (raw) => {
      const path = requested(raw);
      const outcomes = [
        withMaya(aContext(withValue(path, 'sessionId', raw), merchant)),
        withMaya(aContext(withValue(path, 'sessionId', raw), withWallet)),
        await withToken(aContext(withValue(path, 'tokens', raw), merchant)),
      ];
      return outcomes.every((outcome) => isOwn(answerOf(outcome)?.[1]));
    }, 2000);
    expect(leak).toBeUndefined();
  },
  LIMIT_MS,
);

test(
  'so does a token that opens a session, or another one than the member’s (RR2, SEC-56)',
  async () => {
    const cookie = await sessionCookie({ id: '2', userName: 'minh' });
    const leak = await leakOfAsync(async (raw) => {
      const path = withValue(requested(raw), 'token', 'good');
      const outcomes = [aContext(path, merchant), aContext(path, merchant, { cookie })].map(withToken);
      return (await Promise.all(outcomes)).every((outcome) => isOwn(answerOf(outcome)?.[1]));
    }, 300);
    expect(leak).toBeUndefined();
  },
  LIMIT_MS,
);

test(
  'no step that redirects is led off the site by the path itself (SEC-4, SEC-74)',
  async () => {
    const leak = await leakOfAsync(async (raw) => {
      const context = aContext(requested(raw), merchant);
      const outcomes = [withPaths(context), withLaunch(context), await withSession(context)];
      const locations = outcomes.map((outcome) => answerOf(outcome)?.[1]).filter(Boolean);
      return context.url.host === HOST && locations.every(isOwn);
    }, 3000);
    expect(leak).toBeUndefined();
  },
  LIMIT_MS,
);

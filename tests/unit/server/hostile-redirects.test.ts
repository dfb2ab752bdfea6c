// The gate's redirects stay on the site, whatever they are made from (SEC-4, SEC-74).
import fc from 'fast-check';
import { redirectTo } from '@/lib/server/gate/context';
import { withPaths } from '@/lib/server/gate/with-paths';
import { withSession } from '@/lib/server/gate/with-session';
import { hostileAddresses } from '@/tests/support/hostile-addresses';
import { aMerchant } from './support/facts';
import { aContext, answerOf } from './support/gate-request';
import { setEnv } from './support/test-site';

setEnv();
const OWN = 'http://one.localhost:3000';
const merchant = aMerchant('http://127.0.0.1:9');

function isOwn(location: string | null | undefined): boolean {
  const text = location ?? '';
  return /^\/(?![/\\])\P{Cc}*$/u.test(text) && new URL(text, `${OWN}/m/x`).origin === OWN;
}

test('a redirect names a path of the own origin (SEC-4)', () => {
  const isSafe = (raw: string) => isOwn(answerOf(redirectTo(raw, 303))?.[1]);
  expect(fc.check(fc.property(hostileAddresses, isSafe), { numRuns: 5000 }).counterexample).toBeNull();
});

test('the root and the guards lead to pages of our own, with any query (R1, RR1)', async () => {
  const isSafe = async (raw: string) => {
    const query = new URLSearchParams({ go: raw, r: raw, backUrl: raw, adid: raw, linkId: raw });
    const guarded = await withSession(aContext(`/m/member/home?${query}`, merchant));
    return isOwn(answerOf(withPaths(aContext(`/?${query}`)))?.[1]) && isOwn(answerOf(guarded)?.[1]);
  };
  const found = await fc.check(fc.asyncProperty(hostileAddresses, isSafe), { numRuns: 2000 });
  expect(found.counterexample).toBeNull();
});

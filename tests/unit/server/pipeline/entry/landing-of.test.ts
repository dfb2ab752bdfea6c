import { withPaths } from '@/lib/server/pipeline/with-paths';
import { withSession } from '@/lib/server/pipeline/with-session';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { aContext, answerOf } from '@/tests/unit/server/support/pipeline-request';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const merchant = aMerchant('http://a.example');

test.each(['lang=vi', 'backUrl=%2Fm%2Fgame', 'redirectUrl=%2Fm%2Fgame', 'homescreen=1'])(
  '%s passes the redirects of the root and of protected pages, whose targets read it (R1, RR1, RR6, RR8, ruling 59)',
  async (query) => {
    expect(answerOf(withPaths(aContext(`/?${query}&utm=1`, merchant)))?.[1]).toBe(`/m/home?${query}`);
    const guarded = answerOf(await withSession(aContext(`/m/member/home?${query}&utm=1`, merchant)));
    expect(guarded?.[1]).toBe(`/m/login?${query}&go=%2Fm%2Fmember%2Fhome`);
  },
);

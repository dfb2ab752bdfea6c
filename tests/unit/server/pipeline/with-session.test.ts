import { withSession } from '@/lib/server/pipeline/with-session';
import { readSession } from '@/lib/server/sessions/session-cookie';
import { aMerchant, aSession, toCookieHeader } from '@/tests/unit/server/support/facts';
import { aContext, answerOf, sessionCookie } from '@/tests/unit/server/support/pipeline-request';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const merchant = aMerchant('http://a.example');
const run = async (path: string, headers: Record<string, string> = {}) => {
  const context = aContext(path, merchant, headers);
  const outcome = await withSession(context);
  return { answer: answerOf(outcome), cookies: context.answerHeaders.getSetCookie() };
};

test.each([
  ['/m/member/home', '/m/login?go=%2Fm%2Fmember%2Fhome'],
  ['/m/member/home?r=abc&utm=1', '/m/login?r=abc&go=%2Fm%2Fmember%2Fhome%3Fr%3Dabc'],
  ['/m/changePsw', '/m/login?go=%2Fm%2FchangePsw'],
  ['/m/changePsw?go=/m/activity', '/m/login?go=%2Fm%2FchangePsw%3Fgo%3D%252Fm%252Factivity'],
  ['/m/changePsw?go=//evil.example/', '/m/login?go=%2Fm%2FchangePsw'],
  ['/m/feedback?r=abc', '/m/home?r=abc'],
  ['/m/switch?r=abc', '/m/home?r=abc'],
])('a visitor is sent from %s to %s (RR1, R6, R7, R10)', async (path, location) => {
  expect((await run(path)).answer).toEqual([307, location, []]);
});

test.each(['/m/member/home', '/m/changePsw', '/m/feedback', '/m/switch'])(
  'a member passes to %s (RR1, R10)',
  async (path) => {
    expect(await run(path, { cookie: await sessionCookie() })).toEqual({ answer: undefined, cookies: [] });
  },
);

test.each(['/m/home', '/m/game', '/m/inviteFriends'])('a visitor passes to %s (R7, R11)', async (path) => {
  expect(await run(path)).toEqual({ answer: undefined, cookies: [] });
});

const DEAD: [string, string][] = [
  ['tampered', 'mc=Fe26.2*x'],
  ['doubled', 'mc=a; mc=b'],
  ['huge', `mc=${'x'.repeat(20_000)}`],
  ['lonely hint', 'mc_hint=1'],
];

test.each(DEAD)(
  'a %s cookie is a visitor’s and is cleared, on open pages too (SEC-50)',
  async (_what, cookie) => {
    const open = await run('/m/home', { cookie });
    expect(open.answer).toBeUndefined();
    expect(open.cookies.map((line) => line.split(';', 1)[0])).toEqual(['mc=', 'mc_hint=']);
    expect((await run('/m/member/home', { cookie })).answer?.[1]).toContain('/m/login');
  },
);

test('the cookie of another merchant opens no protected page (SEC-12)', async () => {
  const { answer, cookies } = await run('/m/member/home', {
    cookie: await sessionCookie({ merchant: 'two' }),
  });
  expect([answer?.[0], cookies.length]).toEqual([307, 2]);
});

test('a seal of more than a day is renewed by use, with the same sign-in (B2)', async () => {
  const { answer, cookies } = await run('/m/home', {
    cookie: await sessionCookie({ sealedAtMs: Date.now() - 25 * 3600_000 }),
  });
  expect(answer).toBeUndefined();
  const renewed = await readSession(new Headers({ cookie: toCookieHeader(cookies) }), 'one', false);
  expect(renewed?.sid).toBe(aSession().sid);
  expect(Date.now() - (renewed?.sealedAtMs ?? 0)).toBeLessThan(10_000);
});

test('without a merchant no call is made', async () => {
  expect(await withSession(aContext('/m/member/home'))).toBeUndefined();
});

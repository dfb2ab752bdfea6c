// Doors that are not there, against the built site: the framework's own headers and addresses.
import { send, site } from '@/tests/wire/attacks/one-site';
import { signIn, type TextAnswer } from '@/tests/wire/support/ask';

/** A page of members, or anything of its content. */
const showsMembers = ({ status, text }: TextAnswer): boolean =>
  status === 200 && !text.startsWith('<!DOCTYPE html><html')
    ? text.includes('member')
    : /member-card|data-page="member/.test(text);

describe('the framework’s own doors', () => {
  const NAMES = [
    ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'],
    ['x-middleware-subrequest', 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware'],
    ['x-middleware-subrequest', 'pages/_middleware'],
    ['x-middleware-rewrite', '/m/member/home'],
    ['x-middleware-next', '1'],
    ['x-middleware-override-headers', 'x-site-inner'],
    ['x-middleware-set-cookie', 'mc=1'],
    ['x-middleware-prefetch', '1'],
    ['x-invoke-path', '/m/member/home'],
    ['x-invoke-status', '200'],
    ['x-invoke-output', '/m/member/home'],
    ['x-matched-path', '/m/member/home'],
    ['x-nextjs-data', '1'],
    ['x-now-route-matches', '1=home'],
    ['x-nextjs-rewritten-path', '/m/member/home'],
    ['x-site-inner', '1'],
    ['x-site-merchant', 'rio'],
    ['x-original-url', '/m/member/home'],
    ['x-rewrite-url', '/m/member/home'],
  ] as const;

  test.each(NAMES)('%s: %s opens no member’s page (SEC-99)', async (name, value) => {
    for (const path of ['/m/member/home', '/m/member/home?__nextLocale=en&nxtPcategory=home&nxtPslug=x']) {
      const answer = await send(path, { [name]: value });
      expect([answer.status, answer.headers.location?.startsWith('/m/login?go=')]).toEqual([307, true]);
      expect(answer.headers['set-cookie']?.some((line) => line.startsWith('mc=')) ?? false).toBe(false);
    }
    expect((await send('/m/home', { [name]: value })).text).toContain('Aurora Play');
  });

  test.each([
    '/m/member/home.rsc',
    '/m/member/home.segments/_tree.segment.rsc',
    '/m/member/home.segments/m/member/home/__PAGE__.segment.rsc',
    '/m/member/home/index.rsc',
    '/m/member/home.json',
    '/_next/data/development/m/member/home.json',
    '/M/Member/Home',
    '/m/%6dember/home',
    '/m/member%2fhome',
    '/m//member/home',
    '/m/./member/home',
    '/m/home/../member/home',
    '/m/(member)/member/home',
    '/m/%28member%29/member/home',
    '/status/locked',
    '/m/locked',
  ])('%s shows no member’s page to a visitor, by RSC, prefetch or plainly (SEC-100)', async (path) => {
    const soft = { rsc: '1' };
    for (const headers of [
      {},
      soft,
      { ...soft, 'next-router-prefetch': '1' },
      { ...soft, 'next-router-segment-prefetch': '/_tree' },
    ]) {
      const answer = await send(path, headers as Record<string, string>);
      expect(answer.status).toBeGreaterThanOrEqual(300);
      expect(answer.status).toBeLessThan(500);
      expect(showsMembers(answer)).toBe(false);
    }
  });

  test('a member’s page requested by RSC without a session is the login', async () => {
    const answer = await send('/m/member/home?_rsc=abc', {
      rsc: '1',
      'next-router-state-tree': '%5B%22%22%5D',
    });
    expect([answer.status, answer.headers.location?.startsWith('/m/login?go=')]).toEqual([307, true]);
    const cookie = await signIn(site().port);
    expect((await send('/m/member/home', { cookie })).status).toBe(200);
  });
});

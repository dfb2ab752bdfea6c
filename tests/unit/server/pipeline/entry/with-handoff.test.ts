import { withHandoff } from '@/lib/server/pipeline/entry/with-handoff';
import { issueHandoffToken } from '@/lib/server/sessions/handoff/handoff-token';
import { aMerchant, aSession } from '@/tests/unit/server/support/facts';
import { aContext, enteredBy, sessionCookie } from '@/tests/unit/server/support/pipeline-request';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
beforeEach(() => forget());

const merchant = aMerchant('http://127.0.0.1:9');
const HOLDER = { merchant: 'one', host: 'one.localhost', userAgent: 'iPhone' };
const issue = () => issueHandoffToken(aSession({ id: '2002', userName: 'minh' }), HOLDER);

const run = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const context = aContext(path, merchant, headers);
  const request = new Request(context.request.url, { method, headers: context.request.headers as Headers });
  return enteredBy(await withHandoff({ ...context, request }));
};

test('a ticket becomes the session, and the address loses it without a referrer (B46)', async () => {
  const { status, location, referrer, session } = await run(
    `/m/index.html?lang=VI&ticket=${await issue()}&r=abc`,
  );
  expect([status, location, referrer]).toEqual([303, '/m/index.html?lang=VI&r=abc', 'no-referrer']);
  expect(session).toMatchObject({ id: '2002', userName: 'minh', token: 'token-canary-7f3a' });
  expect(session?.sid).not.toBe(aSession().sid);
});

test('a used, foreign or broken token leads to the page, without a session or a message (B46)', async () => {
  const used = await issue();
  await run(`/m/index.html?ticket=${used}`);
  const foreign = await issueHandoffToken(aSession(), { ...HOLDER, host: 'other.one.localhost' });
  for (const ticket of [used, foreign, '', 'x', 'x'.repeat(5000), '%00', '%0d%0aSet-Cookie:a=b']) {
    const { status, location, cookies, referrer } = await run(`/m/index.html?ticket=${ticket}`);
    expect([status, location, cookies, referrer]).toEqual([303, '/m/index.html', [], 'no-referrer']);
  }
});

test('a token that is twice in the address opens nothing (SEC-34)', async () => {
  const { status, cookies } = await run(`/m/index.html?ticket=${await issue()}&ticket=x`);
  expect([status, cookies]).toEqual([303, []]);
});

test('a HEAD request does not use it up (B46)', async () => {
  const ticket = await issue();
  expect((await run(`/m/index.html?ticket=${ticket}`, {}, 'HEAD')).session).toBeUndefined();
  expect((await run(`/m/index.html?ticket=${ticket}`)).session).toBeDefined();
});

test('where another member is signed in they confirm first (SEC-56)', async () => {
  const { location, session, offer } = await run(`/m/index.html?lang=VI&ticket=${await issue()}`, {
    cookie: await sessionCookie({ id: '1001' }),
  });
  expect([location, session]).toEqual(['/m/switch', undefined]);
  expect(offer).toMatchObject({ location: '/m/index.html?lang=VI', session: { id: '2002' } });
});

test.each(['/m/index.html', '/m/home?ticket=x', '/m/index?ticket=x', '/?ticket=x'])(
  '%s passes untouched: the entry of a move is one page (B46)',
  async (path) => {
    expect((await run(path)).status).toBeUndefined();
  },
);

test.each(['//evil.example/m/index.html?ticket=x', '/m/index.html/?ticket=x&go=//evil.example'])(
  '%s never leaves the own origin (SEC-74)',
  async (path) => {
    const { location } = await run(path);
    expect(new URL(location ?? '', 'http://own.example').origin).toBe('http://own.example');
  },
);

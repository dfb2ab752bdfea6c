import { readSiteHeader } from '@/lib/server/http/trusted-headers';
import { toPageRequest } from '@/lib/server/pages/render/to-page-request';
import { runPipeline } from '@/lib/server/pipeline/run-pipeline';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { pageRequest, sessionCookie } from '@/tests/unit/server/support/pipeline-request';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';

import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const provider = freshProvider('status-memo', 'last-good-status', 'circuits');
beforeAll(() => {
  setRegistry([
    toEntry('one', { backend: { origin: provider.origin }, languages: ['EN', 'VI'] }),
    toEntry('two', { backend: { origin: provider.origin }, hosts: ['two.example', 'www.two.example'] }),
  ]);
});
beforeEach(() => {
  provider.answers['GET /wps/v2/system/status'] = ok({});
  provider.answers['GET /wps/member/info'] = ok({ id: 2002, account: 'minh' });
});

const pass = async (path: string, headers: Record<string, string> = {}) => {
  const { context, outcome } = await runPipeline(pageRequest(path, headers));
  const response = outcome?.kind === 'respond' ? outcome.response : undefined;
  const { headers: sentHeaders } = toPageRequest({ context, outcome }, context.request.headers as Headers);
  return {
    context,
    outcome,
    response,
    sentHeaders,
    read: (name: string) => readSiteHeader(sentHeaders, name),
  };
};

test('a plain page passes with its merchant, and its answer with policy and robots (R2)', async () => {
  const { outcome, read, context } = await pass('/m/home');
  expect([outcome, read('merchant'), read('path')]).toEqual([undefined, 'one', '/m/home']);
  expect(Object.fromEntries(context.answerHeaders)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
});

test.each([
  ['/m/home', { host: 'strange.example' }, { kind: 'show', page: 'domain', status: 421 }],
  ['/status/domain', {}, { kind: 'show', page: 'missing', status: 404 }],
  ['/m/nowhere', {}, { kind: 'show', page: 'missing', status: 404 }],
])('%s with %j shows its page (R1, SEC-1, SEC-11)', async (path, headers, outcome) => {
  const passed = await pass(path, headers as Record<string, string>);
  expect(passed.outcome).toEqual(outcome);
});

test.each([
  ['a malformed host', '/m/home', { host: 'a b' }, 400, null],
  ['the root', '/?r=1&x=2', {}, 307, '/m/home?r=1'],
  ['a token', '/m/game?token=t&r=1', {}, 303, '/m/game?r=1'],
  ['a name in the protected folder', '/m/member/else', {}, 307, '/m/login?go=%2Fm%2Fmember%2Felse'],
  ['a protected page', '/m/member/home', {}, 307, '/m/login?go=%2Fm%2Fmember%2Fhome'],
  ['feedback', '/m/feedback', {}, 307, '/m/home'],
])(
  '%s is answered by the pipeline itself, with its headers (R1, RR1, RR2, R10, SEC-79)',
  async (_what, path, headers, status, location) => {
    const { response } = await pass(path, headers as Record<string, string>);
    expect([response?.status, response?.headers.get('location')]).toEqual([status, location]);
    expect(response?.headers.get('content-security-policy')).toContain("object-src 'none'");
    expect(response?.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  },
);

test.each([
  ['maintenance', { maintenance: true }, 'maintenance', 503],
  ['restriction', { regionRestriction: true }, 'restricted', 451],
])('under %s no page passes, and the status is honest (S1, B32)', async (_what, status, page, code) => {
  provider.answers['GET /wps/v2/system/status'] = ok(status);
  const { outcome, context, read } = await pass('/m/home');
  expect([outcome, read('merchant')]).toEqual([{ kind: 'show', page, status: code }, 'one']);
  expect(context.answerHeaders.get('retry-after')).toBe(code === 503 ? '300' : null);
});

test('domain_not_available hides whose domain it was (S2)', async () => {
  provider.answers['GET /wps/v2/system/status'] = failed('domain_not_available');
  const { outcome, read } = await pass('/m/home');
  expect([outcome, read('merchant')]).toEqual([{ kind: 'show', page: 'domain', status: 421 }, undefined]);
});

const FORGED = {
  'x-site-merchant': 'two',
  'x-site-nonce': 'mine',
  'x-nonce': 'mine',
  'content-security-policy': "script-src 'unsafe-inline'",
  'x-middleware-subrequest': 'middleware',
  'x-forwarded-host': 'two.example',
  'x-original-url': '/m/member/home',
  'x-rewrite-url': '/status/domain',
  'next-action': 'x',
};

test('forged headers are deleted or overwritten on pages, handlers and health checks (SEC-5, SEC-81, ruling 45)', async () => {
  for (const path of ['/m/home', '/m/session', '/healthz', '/csp-report', '/m/member/home']) {
    const { context, sentHeaders, read } = await pass(path, FORGED);
    expect(JSON.stringify([...sentHeaders])).not.toMatch(
      /"mine"|unsafe-inline|"two"|x-middleware|x-original|x-rewrite|next-action/,
    );
    if (path === '/m/home') expect([read('merchant'), read('nonce')]).toEqual(['one', context.nonce]);
  }
});

test('for an unknown host no provider is called (SEC-1)', async () => {
  await pass('/m/home?token=t', { host: 'strange.example' });
  expect(provider.requests).toHaveLength(0);
});

test('handlers know their merchant and do not fetch the status; health answers on every host (B42)', async () => {
  expect((await pass('/m/session')).read('merchant')).toBe('one');
  expect((await pass('/m/session', { host: 'strange.example' })).outcome).toMatchObject({ status: 421 });
  expect((await pass('/healthz', { host: '10.0.0.1' })).outcome).toBeUndefined();
  expect(provider.requests).toHaveLength(0);
});

test('a language in the address is stored with the answer, a redirect too (ruling 59)', async () => {
  expect((await pass('/m/home?lang=vi')).context.answerHeaders.getSetCookie()).toEqual([
    expect.stringContaining('mc_lang=VI'),
  ]);
  const { response } = await pass('/m/member/home?lang=vi');
  expect(response?.headers.getSetCookie()).toEqual([expect.stringContaining('mc_lang=VI')]);
});

test('cookies of the pipeline’s own answer and of its steps are sent together (SEC-50, RR2)', async () => {
  const { response } = await pass('/m/member/home', {
    cookie: `${await sessionCookie({ merchant: 'two' })}; mc_hint=1`,
  });
  expect(response?.headers.getSetCookie().map((line) => line.split(';', 1)[0])).toEqual(['mc=', 'mc_hint=']);
});

test('on a public host cookies are secure ones, whatever the request looks like (SEC-49)', async () => {
  const { response } = await pass('/m/home?token=t', { host: 'www.two.example' });
  const lines = response?.headers.getSetCookie() ?? [];
  expect(lines.map((line) => line.split('=', 1)[0])).toEqual(['__Host-mc', '__Host-mc_hint']);
  expect(lines.every((line) => line.includes('; Secure') && !line.includes('Domain'))).toBe(true);
});

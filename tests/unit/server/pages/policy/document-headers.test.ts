import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { PipelineOutcome, RequestContext } from '@/lib/server/http/request-context';
import { readSiteHeader } from '@/lib/server/http/trusted-headers';
import { setAnswerHeaders } from '@/lib/server/pages/policy/document-headers';
import { toPageRequest } from '@/lib/server/pages/render/to-page-request';
import { parseStatus } from '@/lib/shared/site/parse-status';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const merchant = aMerchant('http://secret-backend.example', {
  languages: ['EN', 'VI'],
  hosts: ['www.one.example'],
});
const run = (
  path: string,
  headers: Record<string, string> = {},
  more: Partial<RequestContext> = {},
  outcome?: PipelineOutcome,
) => {
  const context = Object.assign(aContext(path, merchant, headers), more);
  const { headers: sent } = toPageRequest({ context, outcome }, context.request.headers as Headers);
  setAnswerHeaders(context, outcome);
  const read = (name: string) => readSiteHeader(sent, name);
  return {
    context,
    sent,
    read,
    robots: context.answerHeaders.get('x-robots-tag'),
    policy: context.answerHeaders.get('content-security-policy') ?? '',
  };
};
const WWW = { host: 'www.one.example' };

test('the page receives merchant, language, device, host, path, query and nonce', () => {
  const { read, context } = run('/m/game/?r=1&x=a%20b&lang=vi');
  const names = ['merchant', 'language', 'device', 'host', 'protocol', 'path', 'query', 'nonce'];
  expect(names.map(read)).toEqual([
    'one',
    'VI',
    'mobile',
    'one.localhost:3000',
    'http:',
    '/m/game',
    'r=1&x=a+b&lang=vi',
    context.nonce,
  ]);
});

test('nothing of the token, the provider or the cookie reaches the page (SEC-55, SEC-57)', () => {
  const { sent: headers, read } = run('/m/game?token=canary&tokens=canary&r=1', { cookie: 'mc=canary2' });
  expect(read('query')).toBe('r=1');
  const reported = [...headers].filter(([name]) => name.startsWith('x-site-')).join();
  expect(reported).not.toMatch(/canary|secret-backend/);
});

test.each(['domain'] as const)('the neutral page does not name the merchant (S2, SEC-1)', (page) => {
  expect(run('/m/home', {}, {}, { kind: 'show', page, status: 421 }).read('merchant')).toBeUndefined();
});

test.each(['maintenance', 'restricted', 'missing'] as const)(
  'the page %s names its merchant (ruling 76)',
  (page) => {
    expect(run('/m/home', {}, {}, { kind: 'show', page, status: 503 }).read('merchant')).toBe('one');
  },
);

test.each([
  ['/m/home', WWW, true],
  ['/m/sports/', WWW, true],
  ['/m/activity', WWW, true],
  ['/m/activity?id=5', WWW, false],
  ['/m/login', WWW, false],
  ['/m/member/home', WWW, false],
  ['/m/home', { host: 'localhost' }, true],
  ['/m/home', { host: 'one.localhost' }, false],
  ['/m/home', { host: 'm.one.example' }, false],
])('%s on %j may be indexed: %s (RR3, SEC-16, rulings 9 to 11)', (path, headers, indexable) => {
  const { robots, read } = run(path, headers as Record<string, string>);
  expect([robots, read('indexable')]).toEqual(indexable ? [null, '1'] : ['noindex, nofollow', undefined]);
});

test('a www host without the dot is indexed only where the merchant is not strict (ruling 9)', () => {
  const headers = { host: 'www2.one.example' };
  expect(run('/m/home', headers).robots).toBeNull();
  expect(run('/m/home', headers, { merchant: { ...merchant, strictWww: true } }).robots).toBe(
    'noindex, nofollow',
  );
});

test('neither a page that the pipeline shows instead nor a page without merchant is indexed (RR3, B32)', () => {
  expect(run('/m/home', WWW, {}, { kind: 'show', page: 'maintenance', status: 503 }).robots).toBe(
    'noindex, nofollow',
  );
  expect(run('/m/home', WWW, { merchant: undefined }).robots).toBe('noindex, nofollow');
});

test('the policy of the answer is the one that the page sees, with its nonce (SEC-79, SEC-80, SEC-81)', () => {
  const { context, sent, policy } = run('/m/home', {
    'content-security-policy': "script-src 'unsafe-inline'",
  });
  expect(policy).toContain(`'nonce-${context.nonce}'`);
  expect(sent.get('content-security-policy')).toBe(policy);
  expect(policy).not.toContain('unsafe-inline');
  expect(context.answerHeaders.get('reporting-endpoints')).toBe('csp="/csp-report"');
  expect(context.answerHeaders.get('cache-control')).toBe('no-store');
});

test.each([
  ['a merchant’s page', {}],
  ['a page without merchant', { merchant: undefined }],
])('the evaluator finds nothing of medium weight in the policy of %s (SEC-79)', (_what, more) => {
  const { policy } = run('/m/home', WWW, more);
  const matches = new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM);
  expect(matches).toEqual([]);
});

test('only parsed loopback image servers are in the policy by name (SEC-76, SEC-79)', () => {
  const status = parseStatus({
    imageCDNs: [
      'https://cdn.example',
      'http://127.0.0.1:4010/x',
      "http://localhost:1/;script-src 'unsafe-inline'",
      'http://evil.example',
    ],
  });
  const { policy } = run('/m/home', {}, { state: { status } });
  expect(policy).toContain("img-src 'self' data: blob: https: 127.0.0.1:4010;");
});

test.each([
  ['/m/brand.png?kind=icon&size=512', null],
  ['/m/share.png?page=home', null],
  ['/robots.txt', 'noindex, nofollow'],
  ['/m/manifest.webmanifest', 'noindex, nofollow'],
])('on a www host %s says %p: results show a picture only where they may (B31)', (path, robots) => {
  expect(run(path, WWW).robots).toBe(robots);
  expect(run(path).robots).toBe('noindex, nofollow');
});

test.each(['/robots.txt', '/sitemap.xml'])('%s is cached for an hour and runs nothing (B30)', (path) => {
  const { context, policy } = run(path, WWW);
  expect(context.answerHeaders.get('cache-control')).toBe('public, max-age=3600');
  expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
});

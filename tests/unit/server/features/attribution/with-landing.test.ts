import { runPipeline } from '@/lib/server/pipeline/run-pipeline';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { pageRequest } from '@/tests/unit/server/support/pipeline-request';
import { ok } from '@/tests/unit/server/support/recording-provider';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const provider = freshProvider('status-memo', 'last-good-status', 'circuits');
beforeAll(() => {
  setRegistry([toEntry('one', { backend: { origin: provider.origin } })]);
});
beforeEach(() => {
  provider.answers['GET /wps/v2/system/status'] = ok({});
});

async function namesSetBy(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  const cookie = 'mc_consent=yes; _fbp=fb.1.2.3';
  const { context, outcome } = await runPipeline(pageRequest(path, { cookie, ...headers }));
  const answer = outcome?.kind === 'respond' ? outcome.response.headers : context.answerHeaders;
  return answer.getSetCookie().map((line) => line.split('=', 1)[0] ?? '');
}

const ARRIVED = ['mc_from', 'mc_clicks', '_fbc'];

test.each([
  ['a page', '/m/home?r=A&fbclid=F'],
  ['the entry of a faster domain', '/m/index.html?r=A&fbclid=F'],
  ['the root, which leads home', '/?r=A&fbclid=F'],
  ['a guarded page, which leads to the login', '/m/member/home?r=A&fbclid=F'],
  ['a page that is not there', '/m/nowhere?r=A&fbclid=F'],
])('%s stores what its address names (RR7, RR12, T3)', async (_what, path) => {
  expect(await namesSetBy(path)).toEqual(ARRIVED);
});

test('a token that leaves the address, and a closed site, store it too (RR2, RR7, S1)', async () => {
  expect(await namesSetBy('/m/home?token=t&r=A&fbclid=F')).toEqual(expect.arrayContaining(ARRIVED));
  provider.answers['GET /wps/v2/system/status'] = ok({ maintenance: true });
  forget('status-memo');
  expect(await namesSetBy('/m/home?r=A&fbclid=F')).toEqual(ARRIVED);
});

test.each([
  ['a page in advance', '/m/home?r=A&fbclid=F', { 'next-router-prefetch': '1' }],
  ['a document in advance', '/m/home?r=A&fbclid=F', { 'sec-purpose': 'prefetch;prerender' }],
  ['a file', '/m/icon.png?r=A&fbclid=F', {}],
  ['a handler', '/m/session?r=A&fbclid=F', {}],
  ['an unknown host', '/m/home?r=A', { host: 'strange.example' }],
  ['a page without news', '/m/home', {}],
])('%s sets nothing (T3)', async (_what, path, headers) => {
  expect(await namesSetBy(path, headers as Record<string, string>)).toEqual([]);
});

test('a guard’s redirect keeps the parameters that are read where a visit begins (E10, RR12)', async () => {
  const { outcome } = await runPipeline(pageRequest('/m/member/home?r=A&gps_adid=G&click_id=K&linkId=L&x=1'));
  const location = outcome?.kind === 'respond' ? outcome.response.headers.get('location') : '';
  expect(Object.fromEntries(new URL(location ?? '', 'http://a').searchParams)).toEqual({
    r: 'A',
    gps_adid: 'G',
    click_id: 'K',
    linkId: 'L',
    go: '/m/member/home?r=A',
  });
});

// Errors of generated files and health checks, which the site's own headers must keep out of every cache (SEC-45).
import { answerTexts } from '@/lib/server/http/locale/answer-texts';
import { runPipeline } from '@/lib/server/pipeline/run-pipeline';
import { SITE_FILES } from '@/lib/shared/site-files';
import { pageRequest } from '@/tests/unit/server/support/pipeline-request';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

beforeAll(() => {
  setRegistry([toEntry('one', { hosts: ['one.localhost', 'www.one.localhost'] })]);
});

const HEALTH = ['/healthz', '/readyz', '/metrics', '/internal/host'];

test.each([...Object.values(SITE_FILES), '/favicon.ico', ...HEALTH])(
  'a POST to %s is rejected, and no cache stores that (SEC-37, SEC-45)',
  async (path) => {
    const { outcome } = await runPipeline(new Request(pageRequest(path), { method: 'POST' }));
    const { status, headers } = (outcome as { response: Response }).response;
    const [allowed, kept] = [headers.get('allow'), headers.get('cache-control')];
    expect([status, allowed, kept]).toEqual([405, 'GET, HEAD', 'no-store']);
  },
);

test.each(HEALTH)('a read of %s passes', async (path) => {
  expect((await runPipeline(pageRequest(path))).outcome).toBeUndefined();
});

test.each([
  ['/sitemap.xml', 'one.localhost', 'no-store'],
  ['/sitemap.xml', 'www.one.localhost', 'public, max-age=3600'],
  ['/robots.txt', 'one.localhost', 'public, max-age=3600'],
])('%s of %s is kept as %s: a host without a sitemap answers 404 (SEC-45, B30)', async (path, host, kept) => {
  const { context } = await runPipeline(pageRequest(path, { host }));
  expect(context.answerHeaders.get('cache-control')).toBe(kept);
});

test.each([
  ['one.localhost', 'xx', 400],
  ['strange.example', 'EN', 421],
])(
  'texts for the host %s in the language %s are %i, and no cache stores that (SEC-45)',
  (host, code, status) => {
    const answer = answerTexts(pageRequest(`/m/texts?language=${code}`, { host }));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
  },
);

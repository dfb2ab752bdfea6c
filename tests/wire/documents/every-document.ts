// Documents: policy, nonce, security headers, statuses, and HTML that is the same for all visitors.
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { ask, signIn } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { undrawn } from '@/tests/wire/support/undrawn';

const HOSTS = ['aurora.localhost', 'rio.localhost', 'noor.localhost', 'lotus.localhost'];
const PAGES = ['/m/home', '/m/game', '/m/login', '/m/index', '/m/index.html'];

const get = (path: string, headers: Record<string, string> = {}, host = 'aurora.localhost') =>
  ask({ port: site.port, path, host, headers });
const nonceOf = (csp: unknown): string => /'nonce-([^']+)'/.exec(String(csp))?.[1] ?? '';

it.each(HOSTS)('gives every document of %s a policy without a serious finding (SEC-79)', async (host) => {
  for (const path of [...PAGES, '/m/nothing-here']) {
    const { headers } = await get(path, {}, host);
    const policy = String(headers['content-security-policy']);
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    // The sandbox speaks plain http on loopback, which browsers count as trustworthy.
    const isLoopback = (value = '') =>
      /^http:\/\/(?:(?:(?:[a-z]+|\*)\.)*localhost|127\.0\.0\.1):\d+$/.test(value);
    const serious = findings.filter(({ severity, value }) => severity <= 30 && !isLoopback(value));
    expect(serious).toEqual([]);
    expect(policy).toMatch(
      /'strict-dynamic'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'.*report-to csp/,
    );
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  }
});

it('puts a fresh nonce of 128 bits into header and body of each page that is rendered for one answer (SEC-80)', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/m/login?unknown=1')));
    for (const { headers, text } of answers) {
      const nonce = nonceOf(headers['content-security-policy']);
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      const inBody = [...text.matchAll(/<script[^>]*? nonce="([^"]*)"/g)].map((match) => match[1]);
      expect(new Set(inBody)).toEqual(new Set([nonce]));
      seen.add(nonce);
    }
  }
  expect(seen.size).toBe(100);
}, 60_000);

it('ignores a nonce or policy that the client sends (SEC-81)', async () => {
  for (const path of ['/m/home', '/m/home?unknown=1']) {
    const { headers, text } = await get(path, {
      'x-nonce': 'evil',
      'x-site-nonce': 'evil',
      'content-security-policy': "script-src 'nonce-evil'",
    });
    expect(headers['content-security-policy']).not.toContain('evil');
    expect(text).not.toContain('evil');
  }
});

it.each([
  ['/m/home', 200],
  ['/', 307],
  ['/m/member/home', 307],
  ['/m/nothing-here', 404],
  ['/wps/system/country', 200],
  ['/wps/nothing', 404],
  ['/healthz', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 404],
])('sends the security headers with %s (%d) (SEC-85)', async (path, status) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    'strict-transport-security': expect.stringMatching(/max-age=\d{8,}; includeSubDomains/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect(answer.headers).not.toHaveProperty('x-powered-by');
  if (answer.text) expect(String(answer.headers['content-type'])).toMatch(/charset=utf-8|application\/json/);
});

it('sends them with a static file and with a soft navigation too (SEC-85)', async () => {
  const softNavigation = async () => {
    // Next leads to the address that carries the right key for these headers.
    const { headers } = await get('/m/home', { RSC: '1' });
    return get(headers.location ?? '', { RSC: '1' });
  };
  const script = /\/_next\/static\/[^"]+\.js/.exec((await get('/m/home')).text)?.[0] ?? '';
  for (const answer of [await get(script), await softNavigation()]) {
    expect(answer.status).toBe(200);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['strict-transport-security']).toBeTruthy();
  }
});

/** A page as a visitor and a member get it, both of one rendering: a busy machine may render again in between. */
async function getByBoth(path: string, cookie: string) {
  for (;;) {
    const visitor = await get(path);
    const member = await get(path, { Cookie: cookie, 'X-Forwarded-For': '203.0.113.7' });
    if (undrawn((await get(path)).text) === undrawn(visitor.text)) return [visitor, member] as const;
  }
}

it('renders the same bytes under the same policy for a member and a visitor, but for the nonce of a tag container', async () => {
  const cookie = await signIn(site.port);
  for (const path of PAGES) {
    const [visitor, member] = await getByBoth(path, cookie);
    expect(undrawn(member.text)).toBe(undrawn(visitor.text));
    const policies = [member, visitor].map(({ headers }) => String(headers['content-security-policy']));
    expect(new Set(policies.map((policy) => policy.replace(/'nonce-[^']+' /, ''))).size).toBe(1);
    expect(member.text).not.toMatch(/\blan\b|1001/);
  }
});

it('never shows a byte of one brand on another’s host, cold and in parallel (SEC-9, SEC-10)', async () => {
  const names: Record<string, string> = {
    'aurora.localhost': 'Aurora Play',
    'rio.localhost': 'Rio Sorte',
    'noor.localhost': 'Noor Games',
    'lotus.localhost': 'Lotus Club',
  };
  const jobs = Array.from({ length: 80 }, (_, at) => HOSTS[at % HOSTS.length] ?? '');
  const answers = await Promise.all(jobs.map((host, at) => get(PAGES[at % PAGES.length] ?? '', {}, host)));
  answers.forEach(({ text }, at) => {
    for (const [host, name] of Object.entries(names)) expect(text.includes(name)).toBe(host === jobs[at]);
  });
}, 30_000);

it('indexes listed paths of a www host only (RR3)', async () => {
  expect((await get('/m/home')).headers['x-robots-tag']).toContain('noindex');
  expect((await get('/m/home', {}, 'www.aurora.localhost')).headers).not.toHaveProperty('x-robots-tag');
  expect((await get('/m/login', {}, 'www.aurora.localhost')).headers['x-robots-tag']).toContain('noindex');
});

it.each(['/m/home', '/m/game', '/m/nothing-here', '/status/domain'])(
  'keeps title and icon of %s in its head, whatever the browser (B31, B33)',
  async (path) => {
    const host = path.startsWith('/status') ? 'nobody.localhost' : 'aurora.localhost';
    const { text } = await get(path, { 'user-agent': 'Mozilla/5.0 Chrome/140.0' }, host);
    const [head = '', body = ''] = text.split('</head>');
    expect(head).toMatch(/<title>[^<]+<\/title>/);
    expect(head).toMatch(/<link rel="icon"/);
    expect(body).not.toContain('<title>');
  },
);

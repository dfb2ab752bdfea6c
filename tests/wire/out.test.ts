// Redirects to partners, and category pages with their own address (rulings 5, 75; R13).
import { ask, type Question, signIn } from '@/tests/wire/support/ask';
import { callsTo, control, type RunningSite, startSite } from '@/tests/wire/support/start-site';

let site: RunningSite;
const PARTNER = 'https://partners.aurora.example/club?a=1';
const OWN = { 'Sec-Fetch-Site': 'same-origin' };

beforeAll(async () => {
  site = await startSite();
}, 30_000);
afterAll(() => site.stop());

const send = (question: Omit<Question, 'port'>) => ask({ port: site.port, ...question });
const goOut = (to: string, headers: Record<string, string> = {}) =>
  send({ path: `/m/out?to=${encodeURIComponent(to)}`, headers });

async function tokenBehind(cookie: string): Promise<string> {
  await control(site.provider, 'calls', undefined, 'DELETE');
  await send({ path: '/wps/member/info', headers: { Cookie: cookie } });
  return (await callsTo(site.provider, '/wps/member/info'))[0]?.headers.authorization ?? '';
}

describe('the redirect to partners (ruling 5, M2)', () => {
  it('hands token and user name to a trusted host, on a hop that names no page, and writes neither down (SEC-71)', async () => {
    const cookie = await signIn(site.port);
    const token = await tokenBehind(cookie);
    const answer = await goOut(PARTNER, { ...OWN, Cookie: cookie });
    expect(answer.status).toBe(303);
    const url = new URL(answer.headers.location ?? '');
    expect([url.origin, url.pathname, url.searchParams.get('a')]).toEqual([
      'https://partners.aurora.example',
      '/club',
      '1',
    ]);
    expect([url.searchParams.get('token'), url.searchParams.get('username')]).toEqual([token, 'lan']);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(site.output()).not.toContain(token);
  });

  it.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { Referer: 'https://evil.example/' },
    { Referer: 'https://aurora.localhost/m/home' },
    {},
  ])('hands nothing over to a tap of elsewhere: %j (SEC-71)', async (headers) => {
    const answer = await goOut(PARTNER, { ...headers, Cookie: await signIn(site.port) });
    expect(answer.headers.location).toBe(PARTNER);
  });

  it('leads a visitor there plainly', async () => {
    expect((await goOut(PARTNER, OWN)).headers.location).toBe(PARTNER);
  });

  it.each([
    'https://evil.example/',
    'https://partners.rio.example/',
    'https://partners.aurora.example:8443/club',
    'https://partners.aurora.example:80/club',
    'https://me:secret@partners.aurora.example/club',
    '//evil.example',
    'javascript:alert(1)',
    '',
  ])('leads no one to %j (SEC-71)', async (to) => {
    const answer = await goOut(to, { ...OWN, Cookie: await signIn(site.port) });
    expect([answer.status, answer.headers.location]).toEqual([303, '/m/home']);
  });

  it('is what the banner of a partner leads to, and the page holds no token', async () => {
    const { text } = await send({ path: '/m/home', headers: { Cookie: await signIn(site.port) } });
    expect(text).toMatch(
      /href="\/m\/out\?to=http%3A%2F%2Fpartner\.localhost%3A\d+%2Fpartner"[^>]*rel="opener"/,
    );
    expect(text).not.toContain('token=');
  });
});

it('a banner of a host that is not the merchant’s leads there plainly: no token, no opener, no referrer (SEC-71)', async () => {
  const linkage = 'https://evil.example/club';
  const url = `${site.provider}/art/banners/rio/1.svg`;
  const banners = [{ groupName: 'm_home', linkageType: 'URL', linkage, url, title: 'Elsewhere' }];
  await control(site.provider, 'faults', { kind: 'answer', path: '/wps/system/config', value: { banners } });
  const Cookie = await signIn(site.port, 'rio.localhost');
  const { text } = await send({ path: '/m/home', host: 'rio.localhost', headers: { Cookie } });
  expect(text).toMatch(
    /<a[^>]*href="https:\/\/evil\.example\/club" rel="noopener noreferrer" target="_blank"/,
  );
  expect(text).not.toMatch(/token=|\/m\/out/);
});

describe('category lobbies (R13, B33)', () => {
  it.each(['sports', 'live', 'rng', 'table', 'fish', 'pvp', 'crash', 'arcade', 'elott'])(
    '/m/%s is a whole page of its own',
    async (name) => {
      const { status, text } = await send({ path: `/m/${name}` });
      expect(status).toBe(200);
      expect(text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
      expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/m/${name}"`));
    },
  );

  it.each(['/m/lott', '/m/LIVE', '/m/live/x', '/m/constructor'])('%s is missing', async (path) => {
    expect((await send({ path })).status).toBe(404);
  });
});

describe('image servers (N3, ruling 75)', () => {
  it('takes all images of a page from one server', async () => {
    const { origin } = new URL(site.provider);
    const other = origin.replace('127.0.0.1', 'localhost');
    await control(site.provider, 'status', { merchant: 'lotus', patch: { imageCDNs: [origin, other] } });
    const { text } = await send({ path: '/m/rng', host: 'lotus.localhost' });
    const hosts = new Set([...text.matchAll(/<img[^>]* src="(https?:\/\/[^/"]+)/g)].map((match) => match[1]));
    expect(hosts.size).toBe(1);
    expect([origin, other]).toContain([...hosts][0]);
    expect(text).toMatch(new RegExp(`data-cdns="${[...hosts][0]}/ `));
  });
});

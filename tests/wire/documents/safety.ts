// Age, licence and consent on the wire: on every page of a merchant, and the same bytes for any choice of a visitor.
import { ROUTES, toHref } from '@/lib/shared/routes';
import { ask, ownPost } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { control } from '@/tests/wire/support/start-site';
import { undrawn } from '@/tests/wire/support/undrawn';

const LICENCE = 'Licence DEMO-2026-0417';

const get = (path: string, host = 'aurora.localhost', headers: Record<string, string> = {}) =>
  ask({ port: site.port, path, host, headers });
/** Returns the visible HTML, without React's data. */
const shownIn = (text: string) => text.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');

const HANDLERS: readonly string[] = [
  ROUTES.switchAnswer,
  ROUTES.session,
  ROUTES.device,
  ROUTES.deviceFrame,
  ROUTES.out,
  ROUTES.consent,
  ROUTES.break,
];
// A member's pages lead a visitor to the login; the switch page without an offer, home; the root, too.
const PAGES = Object.values(ROUTES).filter((path) => !HANDLERS.includes(path));
const LAUNCHES = [
  toHref(ROUTES.launchGame, { vendor: 'JT', code: 'jt-peacock-throne', playType: 'trial', confirm: '1' }),
  `${ROUTES.launchGame}?vendor=%00&confirm=1`,
];

it.each([...PAGES, ...LAUNCHES, '/m/rng', '/m/nothing-here', '/m/nothing.png'])(
  '%s shows the age and the licence (B6)',
  async (path) => {
    const { status, text, headers } = await get(path);
    if (status === 303 || status === 307) return expect(headers.location).toMatch(/^\/m\//);
    const shown = shownIn(text);
    expect([shown.includes('>18+<'), shown.includes(LICENCE)]).toEqual([true, true]);
  },
);

it.each([
  [{ maintenance: true }, 503],
  [{ regionRestriction: true, ip: '203.0.113.7' }, 451],
])('the page of a closed site shows them too: %j (B6, S1)', async (patch, status) => {
  await control(site.provider, 'status', { merchant: 'aurora', patch });
  const answer = await get('/m/home', `closed${status}.aurora.localhost`);
  await control(site.provider, 'reset', {});
  expect(answer.status).toBe(status);
  const shown = shownIn(answer.text);
  expect([shown.includes('>18+<'), shown.includes(LICENCE)]).toEqual([true, true]);
});

it('only merchants with the age question send a byte of it, and never to a visitor who has answered (B6)', async () => {
  for (const host of ['aurora.localhost', 'rio.localhost', 'lotus.localhost'])
    for (const path of ['/m/home', ...LAUNCHES])
      expect((await get(path, host)).text).not.toMatch(/age-gate|mc_age|data-age/);
  for (const path of ['/m/home', ...LAUNCHES]) {
    const { text } = await get(path, 'noor.localhost');
    expect(text).toMatch(/<dialog[^>]*id="age-gate"/);
    expect(text).not.toMatch(/<dialog[^>]* open|<html[^>]*data-age=/);
  }
});

it('a visitor’s choice changes no byte of a page (B6, B7)', async () => {
  const bare = async (path: string, host: string, headers: Record<string, string>) => {
    const answer = await get(path, host, headers);
    const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1] ?? '';
    return undrawn(answer.text.replaceAll(nonce, 'NONCE'));
  };
  for (const host of ['aurora.localhost', 'noor.localhost'])
    for (const path of [ROUTES.privacy, ROUTES.home]) {
      const by = (Cookie: string) => bare(path, host, { Cookie, 'Sec-GPC': '1' });
      let texts: string[];
      // A busy machine may render the page again in between.
      do {
        texts = [
          await bare(path, host, {}),
          await by('mc_consent=yes; mc_age=1'),
          await by('mc_consent=no'),
          await bare(path, host, {}),
        ];
      } while (texts[0] !== texts[3]);
      expect(new Set(texts).size).toBe(1);
    }
});

it('the page of the choices names the partners of its host, is not indexed and holds no id (B7)', async () => {
  const domains = [{ domain: 'www.lotus.localhost', fbPixelId: '100000000000099', gtagId: 'G-SECRET0001' }];
  await control(site.provider, 'config', { merchant: 'lotus', patch: { domains } });
  const { text, headers } = await get(`${ROUTES.privacy}?lang=EN`, 'www.lotus.localhost');
  await control(site.provider, 'reset', {});
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(shownIn(text)).toMatch(/Meta \(Facebook\).*Google/s);
  expect(shownIn(text)).not.toContain('TikTok');
  expect(text).not.toMatch(/100000000000099|G-SECRET0001/);
});

it('a choice is accepted only from a page of the same origin, by script or form (B7, B6, ruling 18)', async () => {
  const post = (path: string, body: string, headers: Record<string, string>, host = 'aurora.localhost') =>
    ask({ port: site.port, path, host, method: 'POST', headers, body });
  const stored = await post(ROUTES.consent, '{"choice":"yes"}', ownPost(site.port));
  expect([stored.status, stored.headers['set-cookie']?.[0]]).toEqual([
    204,
    'mc_consent=yes; Path=/; Max-Age=15552000; SameSite=Lax',
  ]);
  const form = { ...ownPost(site.port), 'Content-Type': 'application/x-www-form-urlencoded' };
  const led = await post(ROUTES.consent, 'choice=no&back=%2Fm%2Fprivacy%23said-no', form);
  expect([led.status, led.headers.location]).toEqual([303, '/m/privacy#said-no']);
  const elsewhere = { ...form, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  for (const path of [ROUTES.consent, '/m/age'])
    expect((await post(path, 'choice=yes&answer=yes', elsewhere)).status).toBe(403);
  const old = await post(
    '/m/age',
    '{"answer":"yes"}',
    ownPost(site.port, 'noor.localhost'),
    'noor.localhost',
  );
  expect([old.status, old.headers['set-cookie']?.[0]]).toEqual([
    204,
    'mc_age=1; Path=/; Max-Age=31536000; SameSite=Lax',
  ]);
  expect((await get(ROUTES.consent)).status).toBe(405);
});

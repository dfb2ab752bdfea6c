// Every page's response stores the landing parameters, but no canonical address and no other visitor's HTML contains them.
import { CATEGORY_ROUTES, isIndexablePath, ROUTES } from '@/lib/shared/routes';
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { undrawn } from '@/tests/wire/support/undrawn';

const WAYS = [ROUTES.root, ROUTES.index, ROUTES.indexHtml, ROUTES.home, ROUTES.game, ROUTES.activity];
const OTHERS = [
  ROUTES.login,
  ROUTES.register,
  ROUTES.registerHtml,
  ROUTES.inviteFriends,
  ROUTES.agentRegister,
];
const GUARDED = [ROUTES.member, ROUTES.feedback, ROUTES.changePassword];
const INDEX_ONLY = [...CATEGORY_ROUTES, ROUTES.news, ROUTES.download, ROUTES.app];
const LAUNCH = `${ROUTES.launchGame}?vendor=JT&code=jt-peacock-throne&playType=trial`;
const ENTRIES = [...WAYS, ...OTHERS, ...GUARDED, ...INDEX_ONLY, LAUNCH, '/m', '/m/nothing-here'];

const CLICKS = 'fbclid=IwAR-aB_0.&gclid=G1&ttclid=T1&kwaiclid=K1&bbg=B1&isBgeTest=1&cid=v1&kw=a+b%2Bc';
const CARRIED = `${CLICKS}&affiliateCode=Abc&referralCode=FriEnd7&inApp=0&fullscreen=0&from=ad`;

const open = (path: string, query: string, cookie = '', host = 'aurora.localhost') =>
  ask({
    port: site.port,
    host,
    path: `${path}${path.includes('?') ? '&' : '?'}${query}`,
    headers: cookie ? { Cookie: cookie } : {},
  });

const setBy = ({ headers }: Awaited<ReturnType<typeof open>>) =>
  Object.fromEntries(
    (headers['set-cookie'] ?? []).map((line) => (line.split(';', 1)[0] ?? '').split(/=(.*)/s)),
  );

it.each(ENTRIES)(
  '%s stores clicks with consent, the sender in any case, and redirects with both (RR7, RR12, T3)',
  async (path) => {
    const answer = await open(path, CARRIED, 'mc_consent=yes');
    const cookies = setBy(answer);
    expect(cookies).toMatchObject({
      mc_from: 'affiliateCode=Abc&referralCode=FriEnd7',
      mc_clicks: CLICKS,
      'vl-cid': 'v1',
    });
    expect([cookies._fbc, cookies._fbp]).toEqual([
      expect.stringMatching(/^fb\.1\.\d{13}\.IwAR-aB_0\.$/),
      expect.stringMatching(/^fb\.1\.\d{13}\.\d{10,}$/),
    ]);
    const { location } = answer.headers;
    if (location === undefined) return;
    const carried = new URL(location, 'http://a').searchParams;
    for (const [name, value] of new URLSearchParams(CARRIED)) expect(carried.get(name)).toBe(value);
  },
);

it.each(['', 'mc_consent=no'])('with %j only the sender is stored (ruling 67)', async (cookie) => {
  for (const path of [ROUTES.home, ROUTES.root, ROUTES.member])
    expect(setBy(await open(path, CARRIED, cookie))).toEqual({
      mc_from: 'affiliateCode=Abc&referralCode=FriEnd7',
    });
});

it('an address without news sets nothing, a page in advance neither (T3)', async () => {
  expect(setBy(await open(ROUTES.home, 'x=1', 'mc_consent=yes; _fbp=fb.1.2.3'))).toEqual({});
});

it('the canonical address of every indexable page carries nothing, nor does a link to another language (ruling 6)', async () => {
  const pages = Object.values<string>({ ...ROUTES, ...CATEGORY_ROUTES }).filter((path) =>
    isIndexablePath(path),
  );
  expect(pages.length).toBeGreaterThan(12);
  for (const path of pages.filter((one) => one !== ROUTES.root)) {
    const { text } = await open(path, `${CARRIED}&token2=x`, 'mc_consent=yes', 'www.aurora.localhost');
    const [canonical] = /<link rel="canonical"[^>]*>/.exec(text) ?? [''];
    expect(canonical).toContain(`/m/`);
    for (const link of [canonical, ...(text.match(/<link rel="alternate"[^>]*>/g) ?? [])])
      expect(link).not.toMatch(/fbclid|IwAR|affiliateCode|kw=|cid=|from=/);
  }
}, 60_000);

it('pages are the same whatever the cookies of a visit are', async () => {
  const cookie =
    'mc_consent=yes; mc_from=referralCode=CANARY1; mc_clicks=fbclid=CANARY2; _fbc=fb.1.2.CANARY3; _fbp=fb.1.2.3';
  const bare = ({ text, headers }: Awaited<ReturnType<typeof open>>) => {
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '-';
    return undrawn(text.replaceAll(nonce, 'NONCE'));
  };
  for (const path of [ROUTES.home, ROUTES.login, ROUTES.game]) {
    let all: Awaited<ReturnType<typeof open>>[];
    // A busy machine may render the page again in between.
    do {
      all = [await open(path, 'kw=x'), await open(path, 'kw=x', cookie), await open(path, 'kw=x')];
    } while (all[0] && all[2] && bare(all[0]) !== bare(all[2]));
    expect(new Set(all.map(bare)).size).toBe(1);
    expect(all[1]?.text).not.toContain('CANARY');
  }
});

// The launch page on the wire: order of calls, the policy for a game, and the HTML.
import { ask, signIn, type TextAnswer } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { undrawn } from '@/tests/wire/support/undrawn';

const LAUNCH = '/m/launchGame?vendor=JT&code=jt-peacock-throne&r=FRIEND7';
const OWN = { 'Sec-Fetch-Site': 'same-origin' };

const get = (path: string, headers: Record<string, string> = OWN, host = 'aurora.localhost') =>
  ask({ port: site.port, path, host, headers });
const policyOf = ({ headers }: TextAnswer) => String(headers['content-security-policy']);

it.each([{ 'Sec-Fetch-Site': 'cross-site' }, {}, { Referer: 'https://evil.example/' }])(
  'confirms a launch that arrives with %j, and confirms once (ruling 52)',
  async (headers) => {
    const answer = await get(LAUNCH, headers as Record<string, string>);
    expect([answer.status, answer.headers.location]).toEqual([303, `${LAUNCH}&confirm=1`]);
    expect((await get(`${LAUNCH}&confirm=1`, headers as Record<string, string>)).status).toBe(200);
  },
);

it.each([['same-origin'], ['same-site'], ['none']])('lets %s launches pass (ruling 52)', async (from) => {
  expect((await get(LAUNCH, { 'Sec-Fetch-Site': from })).status).toBe(200);
});

it('a member confirms before a link of another site launches anything (ruling 52, SEC-60)', async () => {
  const cookie = await signIn(site.port);
  const answer = await get(LAUNCH, { 'Sec-Fetch-Site': 'cross-site', Cookie: cookie });
  expect(answer.headers.location).toBe(`${LAUNCH}&confirm=1`);
});

it('allows frames of games on the launch page only, where the merchant embeds them (B17, SEC-79)', async () => {
  expect(policyOf(await get(LAUNCH))).toContain('frame-src https: localhost:* *.localhost:* 127.0.0.1:*');
  expect(policyOf(await get(LAUNCH, OWN, 'rio.localhost'))).not.toContain('*.localhost:*');
  for (const path of ['/m/home', '/m/game', '/m/login'])
    expect(policyOf(await get(path))).not.toMatch(/frame-src[^;]*https:( |;)/);
});

it('cannot be framed, and is not indexed (SEC-16, SEC-88)', async () => {
  const { headers } = await get(LAUNCH, OWN);
  expect([headers['x-frame-options'], headers['x-robots-tag']]).toEqual(['DENY', 'noindex, nofollow']);
});

it.each(['code=%3Cscript%3E', 'code=a&code=b', 'vendor=a%20b'])(
  'names no game for %s, and repeats nothing of it (R8, ruling 52)',
  async (query) => {
    const { status, text } = await get(`/m/launchGame?${query}`);
    const shown = text.replace(/<script[\s\S]*?<\/script>/g, '');
    expect([status, shown.includes('This game link doesn')]).toEqual([200, true]);
    expect(text).not.toContain('<script>"');
  },
);

it('leads from a game to its own pages only, whatever the address says (ruling 3)', async () => {
  const evil = await get(`${LAUNCH}&backUrl=https%3A%2F%2Fevil.example%2F`);
  const shown = evil.text.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(shown).not.toContain('href="https://evil.example/');
  expect(shown).toContain('href="/m/home"');
  expect((await get(`${LAUNCH}&backUrl=%2Fm%2Fgame%3Fcategory%3DRNG`)).text).toContain(
    'href="/m/game?category=RNG"',
  );
});

it('is the same page for guest and member, with a link where no script runs (B33)', async () => {
  const cookie = await signIn(site.port);
  const bare = ({ text }: TextAnswer) =>
    undrawn(text.replace(/<script[\s\S]*?<\/script>/g, '').replace(/nonce="[^"]*"/g, ''));
  const [guest, member] = [await get(LAUNCH), await get(LAUNCH, { ...OWN, Cookie: cookie })];
  expect(bare(member)).toBe(bare(guest));
  expect(bare(guest)).toMatch(/<noscript>.*game=jt-peacock-throne.*<\/noscript>/s);
});

it.each([
  [{}, 'VI'],
  [{ 'Accept-Language': 'en' }, 'EN'],
  [{ Cookie: 'mc_lang=KM' }, 'KM'],
  [{ 'Accept-Language': 'sv' }, 'VI'],
])('with %j a lottery opens in %s (G7)', async (named, language) => {
  const { text } = await get('/m/launchGame?vendor=LOTT&code=lobby', { ...OWN, ...named });
  expect(/"language":"(\w+)"/.exec(text.replaceAll('\\', ''))?.[1]).toBe(language);
});

it('a banner of a regional lottery names its category, which picks the launcher (M2, G10)', async () => {
  const home = await get('/m/home');
  const [, href = ''] = /href="(\/m\/launchGame\?[^"]*gameType=VIETNAM_LOTTO[^"]*)"/.exec(home.text) ?? [];
  const { text } = await get(href.replaceAll('&amp;', '&'));
  expect(/"launcher":"(\w+)"/.exec(text.replaceAll('\\', ''))?.[1]).toBe('launchLottoVn');
});

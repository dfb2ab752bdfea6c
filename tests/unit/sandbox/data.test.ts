import { startSandbox } from '../../../sandbox/start-sandbox.ts';
import { relay } from './play/launch-client.ts';
import { createProviderClient } from './provider-client.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: ReturnType<typeof createProviderClient>;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  client = createProviderClient(sandbox.origin);
});
beforeEach(async () => {
  await client.control('/reset', {});
  ({ token } = (await client.login('lan')).value);
});
afterAll(() => sandbox.close());

const askAsMember = (path: string, body?: unknown) =>
  client.ask(path, { token, headers: relay, ...(body === undefined ? {} : { body }) });

describe('many games', () => {
  it('fill the lobby on demand, spread over studios, each with a picture and a launch (B3, G11)', async () => {
    await client.control('/games', { merchant: 'aurora', count: 5000 });
    const { value: games } = await client.ask('/wps/relay/GCSGAME_getGameMatchV2');
    expect(games).toHaveLength(5000);
    expect(new Set(games.map((game: { gameCode: string }) => game.gameCode)).size).toBe(5000);
    expect(new Set(games.map((game: { gameId: string }) => game.gameId)).size).toBe(5000);
    expect(games.filter((game: { gameName: string }) => /[Đ-ỹ]/.test(game.gameName)).length).toBeGreaterThan(
      500,
    );
    const last = games.at(-1);
    expect((await fetch(last.image)).status).toBe(200);
    const { value: lanes } = await client.ask('/wps/relay/GCSGAME_newGameVendor?platform=html5');
    expect(lanes.reduce((sum: number, { gameCount }: { gameCount: number }) => sum + gameCount, 0)).toBe(
      5000,
    );
  });

  it('are few or none on request, and never more than 5,000', async () => {
    await client.control('/games', { merchant: 'aurora', count: 2 });
    expect((await client.ask('/wps/relay/GCSGAME_getGameMatchV2')).value).toHaveLength(2);
    expect(await client.control('/games', { merchant: 'aurora', count: 5001 })).toMatchObject({ ok: false });
  });
});

describe('image servers', () => {
  it('are two, and one can fail alone (B15)', async () => {
    const { value } = await client.ask('/wps/v2/system/status');
    const { port } = new URL(sandbox.origin);
    expect(value.imageCDNs).toEqual([`http://127.0.0.1:${port}`, `http://localhost:${port}`]);
    const art = `${sandbox.origin}/art/games/va-prism-parade.svg`;
    await client.control('/faults', { kind: 'art404', host: 'localhost' });
    expect((await fetch(art)).status).toBe(200);
    await client.control('/faults', { kind: 'art404', host: '127.0.0.1' });
    expect((await fetch(art)).status).toBe(404);
    expect((await client.ask('/wps/system/country')).success).toBe(true);
  });
});

describe('promotions', () => {
  it('hold one that must be cleaned, one to come and one that is over (R9)', async () => {
    const find = async (id: number) => (await client.ask(`/wps/relay/PROMOFE_getPromotion?id=${id}`)).value;
    expect((await find(44)).content).toMatch(/<script>.*onerror=.*<iframe/s);
    expect((await find(42)).content).not.toMatch(/<script|onclick|javascript:/);
    expect(Date.parse((await find(48)).startsAt)).toBeGreaterThan(Date.now());
    expect(Date.parse((await find(49)).endsAt)).toBeLessThan(Date.now());
  });
});

describe('member data', () => {
  it('has a referral link on the requesting site (F1)', async () => {
    const { value } = await askAsMember('/wps/relay/MCSFE_getReferralInfo');
    expect(value.link).toBe(`http://aurora.localhost:3310/m/register?r=${value.code}`);
  });

  it('has settings that change, and leaves the rest of the profile (K9)', async () => {
    const read = async () => (await askAsMember('/wps/relay/MCSFE_getConsumerSetting')).value;
    expect(await read()).toEqual({ pushEnabled: true, promotionsByMail: false });
    const patch = { profile: { pushEnabled: false } };
    await client.control('/member', { merchant: 'aurora', userName: 'lan', patch });
    expect(await read()).toEqual({ pushEnabled: false, promotionsByMail: false });
    expect((await askAsMember('/wps/relay/MCSFE_getReferralInfo')).value.invited).toBe(4);
  });

  it.each([
    [{ category: 'GAME', message: ' ' }, 'parameter.missing'],
    [{ message: 'Hello' }, 'parameter.missing'],
    [{ category: 'NONE', message: 'Hello' }, 'feedback.category.invalid'],
    [{ category: 'GAME', message: 'x'.repeat(2001) }, 'feedback.too.long'],
    [{ category: 'GAME', message: 'x'.repeat(2000) }, undefined],
  ])('sends feedback %j and receives %s (R10)', async (body, code) => {
    expect((await askAsMember('/wps/relay/MCSFE_submitFeedback', body)).errorCode).toBe(code);
  });
});

describe('the demo partner', () => {
  it('is the target of a banner, and shows the received values masked (M2)', async () => {
    const { value } = await client.ask('/wps/system/config');
    const links = value.banners.map((one: { linkage: string }) => one.linkage);
    expect(links).toContain(`http://partner.localhost:${new URL(sandbox.origin).port}/partner`);
    const page = await (await fetch(`${sandbox.origin}/partner?token=secret-token&username=lan`)).text();
    expect(page).toContain('received (se…en)');
    expect(page).not.toContain('secret-token');
    expect(await (await fetch(`${sandbox.origin}/partner`)).text()).toContain('not received');
  });
});

describe('payments', () => {
  const payments = '/wps/relay/MCSFE_getTransactions';

  it('are given by kind and page with the total of their kind (B19)', async () => {
    const { value: last } = await askAsMember(`${payments}?page=3&size=20`);
    expect([last.items.length, last.total]).toEqual([2, 42]);
    const { value: bonus } = await askAsMember(`${payments}?page=1&size=10&type=bonus`);
    expect([bonus.items.length, bonus.total]).toEqual([10, 14]);
    expect(new Set(bonus.items.map(({ type }: { type: string }) => type))).toEqual(new Set(['bonus']));
    expect((await askAsMember(`${payments}?page=2&size=20&type=bonus`)).value.items).toEqual([]);
  });

  it.each(['page=0', 'page=x', 'size=101', 'type=', 'type=gift'])('are refused for %s', async (query) => {
    expect((await askAsMember(`${payments}?${query}`)).errorCode).toBe('parameter.invalid');
  });
});

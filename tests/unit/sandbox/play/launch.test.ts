import { startSandbox } from '../../../../sandbox/start-sandbox.ts';
import { createLaunchClient, relay } from './launch-client.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let launching: ReturnType<typeof createLaunchClient>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  launching = createLaunchClient(sandbox.origin);
});
afterEach(() => launching.client.control('/reset', {}));
afterAll(() => sandbox.close());

const codeOf = async (query: string, path?: string) => (await launching.launch(query, path)).errorCode;

describe('a launch', () => {
  it('gives an address on another origin that opens (G1)', async () => {
    const { value } = await launching.launch('lottoGameCode=md-mekong-south&backUrl=/m/home');
    const { port } = new URL(sandbox.origin);
    expect(value.gameUrl).toMatch(`http://games.localhost:${port}/play/lottery?ticket=`);
    const page = await launching.open(value.gameUrl);
    expect(page.html).toContain('<h1>Mekong South</h1>');
    expect(page.stage).toMatchObject({
      kind: 'lottery',
      siteOrigin: 'http://aurora.localhost:3310',
      backUrl: 'http://aurora.localhost:3310/m/home',
    });
  });

  it.each([
    ['va-prism-parade', 'slot'],
    ['no-ninth-launch', 'crash'],
    ['ht-pontoon-pier', 'cards'],
    ['ps-golden-boot', 'match'],
    ['lott-fast-3d', 'lottery'],
  ])('of %s opens a page of kind %s, by either name of the field (G1)', async (code, kind) => {
    for (const field of ['lottoGameCode', 'gameCode']) {
      const { value } = await launching.launch(`${field}=${code}`);
      expect(new URL(value.gameUrl).pathname).toBe(`/play/${kind}`);
    }
  });

  it('opens a lobby for an empty code, game_list and lobby (G3)', async () => {
    for (const code of ['', 'game_list', 'lobby']) {
      const { value } = await launching.launch(`vendor=LOTT&lottoGameCode=${code}`);
      expect(value.gameUrl).toContain('view=lobby');
      const page = await launching.open(value.gameUrl);
      expect(page.html).toContain('Fast 3D');
      expect(page.html).toContain('Mekong South');
    }
  });

  it('opens the lobby of one studio where that is requested (G8)', async () => {
    const { value } = await launching.launch('vendor=VA');
    const { html } = await launching.open(value.gameUrl);
    expect(html).toContain('Prism Parade');
    expect(html).not.toContain('Fast 3D');
  });

  it('refuses unknown games, foreign games and a vendor under maintenance, in the player’s language', async () => {
    expect(await codeOf('lottoGameCode=nope')).toBe('game.not.found');
    expect(await codeOf('lottoGameCode=fl-cricket-crease')).toBe('game.not.found');
    const refused = await launching.launch('gameCode=qw-dusk-bazaar', undefined, { language: 'VI' });
    expect([refused.errorCode, refused.message]).toEqual([
      'vendor.maintenance',
      'Quiet Weaver đang bảo trì. Vui lòng thử lại sau.',
    ]);
  });

  it.each([
    ['lottoView=table', 'launch.view.invalid'],
    ['lottoView=betting&lottoGameCode=', 'launch.view.invalid'],
    ['hasLobby=yes', 'launch.lobby.invalid'],
    ['lottoPrizeMode=high_odds', 'bad.prize.mode'],
    ['prizeMode=STANDARD', 'bad.prize.mode'],
    ['backUrl=//evil.example', 'launch.backUrl.invalid'],
    ['backUrl=/home', 'launch.backUrl.invalid'],
    ['backUrl=/mobile', 'launch.backUrl.invalid'],
    ['backUrl=http://evil.example/m/home', 'launch.backUrl.invalid'],
    ['backUrl=javascript:alert(1)', 'launch.backUrl.invalid'],
    ['backUrl=https://user@evil.example/', 'launch.backUrl.invalid'],
  ])('with %s is refused as %s by every launcher (G3, G7, G10)', async (query, code) => {
    expect(await codeOf(`vendor=LOTT&${query}`)).toBe(code);
    expect(await codeOf(query, '/wps/relay/LOTTOVN_launchGame')).toBe(code);
    expect(await codeOf(query, '/wps/relay/SEA_launchGame')).toBe(code);
  });

  it('takes what the payload allows (G7, G10)', async () => {
    const query =
      'lottoGameCode=lott-fast-3d&lottoView=betting&hasLobby=false&lottoPrizeMode=High%20Odds&backUrl=https%3A%2F%2Faurora.example%2Fm%2Fhome&language=VI';
    const { value } = await launching.launch(query);
    const { stage, html } = await launching.open(value.gameUrl);
    expect(stage).toMatchObject({ lobbyHref: '', backUrl: 'https://aurora.example/m/home' });
    expect(html).toContain('lang="vi"');
  });

  it('of a regional draw opens its own games only (G10)', async () => {
    const path = '/wps/relay/LOTTOVN_launchGame';
    expect((await launching.launch('gameCode=md-mekong-south', path)).value.gameUrl).toContain(
      '/play/lottery?',
    );
    expect(await codeOf('gameCode=lott-fast-3d', path)).toBe('game.not.found');
    const { html } = await launching.open((await launching.launch('', path)).value.gameUrl);
    expect(html).toContain('Mekong South');
    expect(html).not.toContain('Fast 3D');
  });

  it('for trial needs no session and states that the money is play money (G5)', async () => {
    const { client } = launching;
    const { value: games } = await client.ask('/wps/relay/GCSGAME_getGameMatchV2');
    const trial = (freeplay: boolean) => {
      const game = games.find((one: { freeplay: boolean }) => one.freeplay === freeplay);
      const query = `gameId=${game.gameId}&nodeId=${game.nodeId}&platform=html5`;
      return client.ask(`/wps/relay/GCS_gameTrialLaunch?${query}`, { headers: relay });
    };
    const { value } = await trial(true);
    expect(value.gameUrl).toContain('mode=trial');
    expect((await launching.open(value.gameUrl)).html).toContain('Play money');
    expect((await trial(false)).errorCode).toBe('game.trial.not.supported');
  });
});

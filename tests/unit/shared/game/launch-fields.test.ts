import { game, plan } from './plan-of';

test.each(['', 'lobby', 'game_list'])(
  'of a vendor with slots and a lottery, %j opens the lottery lobby (G3)',
  (code) => {
    const games = [game('TG', 'RNG', 'slot'), game('TG', 'ELOTT', 'keno')];
    const made = plan(`vendor=TG&code=${code}`, { games });
    expect([made.request.lottoView, made.request.vendor]).toEqual(['lobby', 'TG']);
  },
);

test.each([
  ['SEA_LOTT', 'launchSea'],
  ['VIETNAM_LOTTO', 'launchLottoVn'],
  ['LOTT', 'launchGame'],
])('a banner of %s whose game is in no list opens by %s (G10, M2)', (gameType, launcher) => {
  expect(plan(`vendor=XX&code=unlisted&gameType=${gameType}`, { games: [] }).launcher).toBe(launcher);
});

test.each([
  ['', true],
  ['&hasLobby=true', true],
  ['&hasLobby=false', false],
  ['&hasLobby=0', false],
])('a link with %j is sent with hasLobby %j, by every launcher that takes it (G1, G7)', (more, hasLobby) => {
  for (const code of ['draw', 'sea-1', 'north', 'va-1'])
    expect(plan(`code=${code}${more}`).request).toMatchObject({ hasLobby });
});

test('room, node, area and modes of a link are sent; a node alone opens a trial (G1, G5)', () => {
  const link = 'code=draw&roomId=r7&nodeId=12&lottoArea=north&lottoMode=fast&launchMode=app';
  expect(plan(link).request).toMatchObject({
    roomId: 'r7',
    nodeId: '12',
    lottoArea: 'north',
    lottoMode: 'fast',
    launchMode: 'app',
  });
  const games = [game('VA', 'RNG', 'by-node', { nodeId: '31', freeplay: true })];
  expect(plan('code=by-node&playType=trial', { games }).request).toEqual({ nodeId: '31', platform: 'html5' });
});

import { toLaunchPlan } from '@/lib/shared/game/launch-plan';
import { parseLaunchQuery } from '@/lib/shared/game/launch-query';
import type { Lane } from '@/lib/shared/lobby/lobby';
import { parseGames } from '@/lib/shared/lobby/parse-lobby';
import { facts, plan } from './plan-of';

test('a launch sends vendor, code, title and return address, and no missing field (G1, G7)', () => {
  expect(plan('vendor=VA&code=va-1')).toMatchObject({
    launcher: 'launchGame',
    isTrial: false,
    game: { code: 'va-1', name: 'Name of va-1', vendor: 'VA', category: 'RNG' },
  });
  expect(plan('vendor=VA&code=va-1').request).toEqual({
    vendor: 'VA',
    gameCode: 'va-1',
    device: 'mobile',
    backUrl: 'https://one.example/m/home',
    hasLobby: true,
    language: 'EN',
    title: 'Name of va-1',
  });
});

test('a game that is listed without a vendor is launched at the default one (G7)', () => {
  const bare = plan('code=alone', { games: parseGames([{ gameCode: 'alone', vendor: null }]) });
  expect(bare).toMatchObject({ game: { code: 'alone' }, request: { vendor: 'LOTT', gameCode: 'alone' } });
});

test('a lottery is sent with the lottery’s fields, the prize mode title-cased (G3, G10)', () => {
  expect(plan('prize_mode=CLASSIC_MODE&code=draw').request).toEqual({
    vendor: 'LOTT',
    lottoPrizeMode: 'Classic Mode',
    lottoGameCode: 'draw',
    lottoView: 'betting',
    device: 'mobile',
    backUrl: 'https://one.example/m/home',
    hasLobby: true,
    language: 'EN',
    title: 'Name of draw',
  });
});

test.each(['', 'code=', 'vendor=LOTT', 'prize_mode=LOTT', 'vendor=LOTT&code=lobby', 'code=game_list'])(
  '%j opens the lobby of the default vendor (G3, G7)',
  (query) => {
    const { request, launcher, game: shown } = plan(query);
    expect([launcher, request.vendor, request.lottoView, shown.code, shown.name]).toEqual([
      'launchGame',
      'LOTT',
      'lobby',
      '',
      '',
    ]);
    expect(request).not.toHaveProperty('title');
  },
);

test.each([
  ['code=sea-1', 'launchSea', { gameCode: 'sea-1' }],
  ['vendor=SD', 'launchSea', {}],
  ['vendor=SEA_LOTT&prize_mode=fast', 'launchSea', { prizeMode: 'Fast' }],
  ['code=north', 'launchLottoVn', { gameCode: 'north', prizeMode: 'Lott' }],
  ['vendor=MD', 'launchLottoVn', { prizeMode: 'Lott' }],
  ['code=south', 'launchLottoVn', { gameCode: 'south', prizeMode: 'Elott' }],
  ['code=north&prize_mode=two_side', 'launchLottoVn', { gameCode: 'north', prizeMode: 'Two Side' }],
])('%s is launched by %s (G10)', (query, launcher, fields) => {
  const made = plan(query);
  expect(made.launcher).toBe(launcher);
  expect(made.request).toEqual({ ...fields, hasLobby: true, backUrl: facts.backUrl });
});

test.each([
  ['code=draw', false, 'VI'],
  ['code=va-1&vendor=VA', false, 'TH'],
  ['code=draw', true, 'TH'],
])('%s opens, with a language chosen: %s, in %s (G7, ruling 58)', (query, isLanguageChosen, sent) => {
  expect(plan(query, { language: 'TH', isLanguageChosen }).request.language).toBe(sent);
});

const lane = (category: string, vendor: string): Lane => ({
  category,
  title: category,
  group: category,
  gameCount: 0,
  classes: [],
  cards: [
    { accountTypeName: `${vendor}_${category}`, displayName: `Name of ${vendor}`, vendor, freeplay: false },
  ],
});
const lanes = [lane('LIVE', 'NL'), lane('ELOTT', 'QL'), lane('SEA_LOTT', 'SL'), lane('VIETNAM_LOTTO', 'VL')];

test.each([
  ['vendor=QL&code=', 'launchGame', { vendor: 'QL', lottoView: 'lobby' }, ''],
  ['vendor=QL&code=lobby', 'launchGame', { vendor: 'QL', lottoView: 'lobby' }, ''],
  ['vendor=SL', 'launchSea', { hasLobby: true }, ''],
  ['vendor=VL&code=game_list', 'launchLottoVn', { prizeMode: 'Lott' }, ''],
  ['vendor=NL&code=', 'launchGame', { vendor: 'NL', hasLobby: true }, 'Name of NL'],
])(
  '%s opens the lobby of a vendor that lists no game: by its lane (G3, G8, G10)',
  (query, launcher, fields, name) => {
    const made = plan(query, { lanes });
    expect(made).toMatchObject({ launcher, request: fields, game: { code: '', name } });
    expect('lottoView' in made.request).toBe('lottoView' in fields);
  },
);

test('a game of Lotto VN has the prize mode of its vendor’s lobby, also by a lane without listed games (G10)', () => {
  expect(plan('code=north', { lanes: [lane('ELOTT', 'MD')] }).request.prizeMode).toBe('Elott');
});

test.each(['vendor=LOTT&gameType=LOTT&code=va-1', 'gameType=ELOTT&code=va-1', 'vendor=ELOTT&code=va-1'])(
  '%s is an unlisted lottery, not the slot of another vendor that has its code (R8, M2, G3)',
  (query) => {
    const made = plan(query);
    expect(made.request).toMatchObject({ lottoGameCode: 'va-1', lottoView: 'betting' });
    expect(made.game.name).toBe('va-1');
  },
);

test('a trial sends game, node and platform, and no player (G5)', () => {
  const { launcher, isTrial, request } = plan('vendor=VA&code=va-1&playType=trial');
  expect([launcher, isTrial]).toEqual(['gameTrialLaunch', true]);
  expect(request).toEqual({ gameId: 'VA7', nodeId: '12', platform: 'html5' });
});

const faultOf = (query: string) => {
  const parsed = parseLaunchQuery(new URLSearchParams(query));
  return parsed && toLaunchPlan(parsed, facts);
};

test('a game without an id has no trial (G5)', () => {
  expect(faultOf('code=twin&playType=trial')).toBe('noTrial');
});

test.each(['code=unknown&vendor=VA', 'code=unknown&vendor=VA&playType=trial', 'code=unknown'])(
  '%s names no game that its vendor lists (R8)',
  (query) => expect(faultOf(query)).toBe('unknownGame'),
);

test('a lottery requested as a trial is a member’s launch (G4)', () => {
  expect(plan('code=draw&playType=trial')).toMatchObject({ launcher: 'launchGame', isTrial: false });
});

test('of two games with one code the vendor decides, and an unlisted one is passed to the provider (R8)', () => {
  expect(plan('vendor=KC&code=twin').game.vendor).toBe('KC');
  expect(plan('prize_mode=KC&code=twin').game.vendor).toBe('KC');
  expect(plan('vendor=XX&code=twin').request).toMatchObject({ vendor: 'XX', gameCode: 'twin' });
  expect(plan('vendor=VA&gameType=RNG&code=late').request).toMatchObject({ gameCode: 'late' });
  expect(plan('prize_mode=CLASSIC_MODE&code=late').request).toMatchObject({ lottoGameCode: 'late' });
});

import fc from 'fast-check';
import { parseGames, parseLanes } from '@/lib/shared/lobby/parse-lobby';
import { hostileJson, hostileRecord } from '../support/hostile-json';

const card = {
  accountTypeName: 'VA_RNG',
  displayName: 'Vega Arts',
  freeplay: true,
  vendor: 'VA',
  image: 'https://cdn.example/va.webp',
};
const lane = {
  title: 'Slots',
  gameCategory: 'RNG',
  gameCount: 120,
  gameClassify: [{ name: 'Slots', vendors: ['VA', 'VB'] }],
  cards: [card],
};

test('reads a lane with title, count, cards, freeplay and classes; RNG cards stand under TCG (G8, E16)', () => {
  expect(parseLanes([lane])).toEqual([
    {
      category: 'RNG',
      title: 'Slots',
      group: 'TCG',
      gameCount: 120,
      cards: [card],
      classes: [{ name: 'Slots', vendors: ['VA', 'VB'] }],
    },
  ]);
});

test('puts lanes in the order of the ordinals, unknown ones as they came (G9)', () => {
  const lanes = ['SEA_LOTT', 'ELOTTO', 'VIETNAM_LOTTO', 'NEW', 'LOTT', 'ELOTT', 'LIVE', 'OTHER'].map(
    (gameCategory) => ({ gameCategory }),
  );
  expect(parseLanes(lanes).map(({ category }) => category)).toEqual([
    'LIVE',
    'LOTT',
    'VIETNAM_LOTTO',
    'ELOTT',
    'SEA_LOTT',
    'NEW',
    'OTHER',
  ]);
});

test('lanes of one category are one, with the title of the first and each vendor once; ELOTTO is ELOTT (G8, G9)', () => {
  const lanes = ['ELOTTO', 'ELOTT'].map((gameCategory, index) => ({
    ...lane,
    gameCategory,
    title: `Lotto ${index}`,
    gameCount: 2,
    cards: [card, { ...card, accountTypeName: `V${index}` }],
  }));
  const parsed = parseLanes(lanes);
  expect(parsed).toMatchObject([{ category: 'ELOTT', title: 'Lotto 0', gameCount: 4 }]);
  expect(parsed[0]?.cards.map(({ accountTypeName }) => accountTypeName)).toEqual(['VA_RNG', 'V0', 'V1']);
  expect(parseGames([{ gameCode: 'e', gameCategory: 'ELOTTO' }])).toMatchObject([{ category: 'ELOTT' }]);
});

test('a game whose code no launch address may hold is left out (G1, ruling 52)', () => {
  const codes = ['ok-1', 'a b/c', 'x'.repeat(81), 7];
  const games = parseGames(codes.map((gameCode) => ({ gameCode })));
  expect(games.map(({ code }) => code)).toEqual(['ok-1', '7']);
});

test('derives missing and blank names from other fields, and drops entries without a name (G8, E16)', () => {
  const [parsed] = parseLanes([
    { title: 'RNG', cards: [{ accountTypeName: 'VB_RNG', image: 'http://cdn.example/x' }, {}, null] },
    { title: 'RNG', cards: [{ vendor: 'VC', displayName: 'Cee' }] },
    ...[{}, { cards: [card] }],
  ]);
  expect(parsed).toMatchObject({ category: 'RNG', title: 'RNG', gameCount: 0, classes: [] });
  expect(parsed?.cards).toMatchObject([
    { accountTypeName: 'VB_RNG', displayName: 'VB_RNG', vendor: 'VB', freeplay: false, image: undefined },
    { accountTypeName: 'VC', displayName: 'Cee', vendor: 'VC' },
  ]);
  expect(parseLanes([{ cards: [card] }, { title: ' ', gameCategory: 'A' }])).toMatchObject([{ title: 'A' }]);
});

test('reads a game; numbers become texts and an unsafe image is dropped (G11, SEC-76)', () => {
  const raw = {
    gameCode: 'g1',
    gameName: 'One',
    vendor: 'VA',
    gameCategory: 'RNG',
    image: 'javascript:x',
    hot: true,
    new: true,
    freeplay: true,
    nodeId: 12,
    gameId: 'i',
    more: 1,
  };
  expect(parseGames([raw])).toEqual([
    {
      code: 'g1',
      name: 'One',
      vendor: 'VA',
      category: 'RNG',
      image: undefined,
      hot: true,
      isNew: true,
      freeplay: true,
      nodeId: '12',
      gameId: 'i',
    },
  ]);
});

test('a game that is listed twice appears once in its category, in its first form (G11, B3)', () => {
  const rows = ['One a VA RNG', 'b b VA RNG', 'Again a VA RNG', 'a a VA TABLE', 'b b VB RNG']
    .map((row) => row.split(' '))
    .map(([gameName, gameCode, vendor, gameCategory]) => ({ gameName, gameCode, vendor, gameCategory }));
  const games = parseGames(rows).map(({ name, vendor, category, hasTwin = false }) =>
    [name, vendor, category, hasTwin].join(' '),
  );
  expect(games).toEqual(['One VA RNG false', 'b VA RNG true', 'a VA TABLE false', 'b VB RNG true']);
});

test('keeps the order of games, drops those without a code and names a nameless one by its code (G11)', () => {
  expect(
    parseGames([{ gameCode: 'b' }, { gameName: 'x' }, { gameCode: 'a' }]).map(({ name }) => name),
  ).toEqual(['b', 'a']);
});

test('hostile types never make it throw, and every text is a text (G8, E16)', () => {
  const cards = fc.array(hostileRecord(['accountTypeName', 'displayName', 'vendor', 'image', 'freeplay']), {
    maxLength: 2,
  });
  const lanes = hostileRecord(['title', 'gameCategory', 'gameCount', 'gameClassify', 'cards']);
  const mixed = fc.array(
    fc.oneof(
      lanes,
      cards.map((list) => ({ ...lane, cards: list })),
      hostileJson,
    ),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(fc.oneof(hostileJson, mixed), (value) => {
      for (const { title, gameCount, cards: result } of parseLanes(value)) {
        expect([typeof title, Number.isFinite(gameCount)]).toEqual(['string', true]);
        for (const one of result) expect(typeof one.displayName).toBe('string');
      }
      for (const game of parseGames(value)) expect(typeof game.name).toBe('string');
    }),
  );
});

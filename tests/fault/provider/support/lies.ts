// Answers of a provider that keep the wire's form and are far too long: lists without end, names of a megabyte, markup without bottom.

const NEWS = '/wps/relay/MCSFE_getListAnnouncements';
const GAMES = '/wps/relay/GCSGAME_getGameMatchV2';
const LANES = '/wps/relay/GCSGAME_newGameVendor';
const CATEGORIES = '/wps/relay/PROMOFE_getPromotionAnnouncementCategory';
const PROMOTION = '/wps/relay/PROMOFE_getPromotion';
const STATUS = '/wps/v2/system/status';
const CONFIG = '/wps/system/config';

const PICTURE = 'https://cdn.example/a.webp';
const MEGABYTE = 'n'.repeat(1024 * 1024);
const many = (count: number, make: (nth: number) => unknown) =>
  Array.from({ length: count }, (_, nth) => make(nth));
const words = (length: number) => 'many words '.repeat(length / 11);

const news = (length: number) => (nth: number) => ({
  id: nth,
  title: `News ${nth} ${words(44)}`,
  content: words(length),
  publishedAt: '2026-11-01T00:00:00Z',
});
const game = (nth: number) => ({
  gameCode: `g${nth}`,
  gameName: `Game ${nth}`,
  vendor: `V${nth % 2_000}`,
  gameCategory: `C${nth}`,
});
const lane = (nth: number) => ({
  title: `Lane ${nth}`,
  gameCategory: `L${nth}`,
  cards: many(300, (at) => ({ accountTypeName: `V${nth}_${at}`, displayName: words(44), image: PICTURE })),
});
const category = (nth: number) => ({
  id: nth,
  name: words(22),
  promotions: many(200, (at) => ({ id: `${nth}-${at}`, title: words(110), image: PICTURE })),
});

/** A false answer: its call, its content, and the page that shows it. */
export type Lie = {
  readonly what: string;
  readonly path: string;
  /** A text is JSON already. */
  readonly value: () => unknown;
  readonly page: string;
};

/** Each but the longest is below the most bytes that an answer may have. */
export const LIES: Readonly<Record<string, Lie>> = {
  news: { what: '20,000 news', path: NEWS, value: () => many(20_000, news(44)), page: '/m/news' },
  long: { what: 'a hundred long news', path: NEWS, value: () => many(100, news(33_000)), page: '/m/news' },
  breaks: {
    what: 'news of line breaks',
    path: NEWS,
    value: () => [{ id: 1, title: 'a', content: '\n'.repeat(1e6) }],
    page: '/m/news?id=1',
  },
  app: {
    what: 'long news about the app',
    path: NEWS,
    value: () => many(150, news(20_000)),
    page: '/m/download',
  },
  games: {
    what: '40,000 games of as many categories',
    path: GAMES,
    value: () => many(40_000, game),
    page: '/m/home',
  },
  search: { what: '40,000 games to search', path: GAMES, value: () => many(40_000, game), page: '/m/game' },
  over: {
    what: '100,000 games with long names',
    path: GAMES,
    value: () => many(100_000, (nth) => ({ ...game(nth), gameName: words(121) })),
    page: '/m/home',
  },
  name: {
    what: 'a game with names of a megabyte',
    path: GAMES,
    value: () => [{ ...game(1), gameName: MEGABYTE, gameCategory: MEGABYTE }, game(2)],
    page: '/m/game',
  },
  nested: {
    what: '100,000 lists in each other',
    path: GAMES,
    value: () => '['.repeat(1e5) + ']'.repeat(1e5),
    page: '/m/home',
  },
  lanes: { what: '100 lanes of 300 vendors', path: LANES, value: () => many(100, lane), page: '/m/home' },
  cards: {
    what: '100 categories of 200 promotions',
    path: CATEGORIES,
    value: () => many(100, category),
    page: '/m/activity',
  },
  deep: {
    what: '100 kB of nested markup',
    path: PROMOTION,
    value: () => ({ id: 9, title: 'Deep', content: '<div>x'.repeat(17_000) }),
    page: '/m/activity?id=9',
  },
  wide: {
    what: '900 kB of links',
    path: PROMOTION,
    value: () => ({ id: 9, title: 'Wide', content: '<a href=https://a.example/>x</a>'.repeat(29_000) }),
    page: '/m/activity?id=9',
  },
  banners: {
    what: '20,000 banners',
    path: CONFIG,
    value: () => ({ banners: many(20_000, () => ({ groupName: 'm_home', url: PICTURE, title: words(44) })) }),
    page: '/m/home',
  },
  service: {
    what: '5,000 ways to customer service',
    path: STATUS,
    value: () => ({ customerService: many(5_000, () => ({ path: 'x', name: words(88) })) }),
    page: '/m/service',
  },
};

import { TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';
import { toCdnImage } from '@/lib/shared/cdn/pick-cdn';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import { parseGames, parseLanes } from '@/lib/shared/lobby/parse-lobby';
import { parseAnnouncements } from '@/lib/shared/news/parse-announcements';
import { parsePromotionCategories } from '@/lib/shared/promo/parse-promotion';
import { parseBanners } from '@/lib/shared/site/parse-site-config';

const many = <Item>(count: number, make: (nth: number) => Item) =>
  Array.from({ length: count }, (_, nth) => make(nth));
const image = 'https://cdn.example/a.webp';

test('5,000 games are all there, and a list without end has an end (B3, SEC-31)', () => {
  const game = (nth: number) => ({ gameCode: `g${nth}`, gameName: 'n'.repeat(1_000) });
  expect(parseGames(many(5_000, game))).toHaveLength(5_000);
  const games = parseGames(many(50_000, game));
  expect([games.length, games[0]?.name.length]).toEqual([LIST_LIMIT.games, TEXT_LIMIT.gameName]);
});

test('lanes share a number of cards, promotions one of their own (SEC-31)', () => {
  const cards = many(400, (nth) => ({ accountTypeName: `V${nth}` }));
  const lanes = parseLanes(many(100, (nth) => ({ gameCategory: `C${nth}`, cards })));
  expect([lanes.length, lanes.flatMap((lane) => lane.cards).length]).toEqual([
    LIST_LIMIT.lanes,
    LIST_LIMIT.cards,
  ]);
  const promotions = many(1_000, (nth) => ({ id: nth, title: 't' }));
  const categories = parsePromotionCategories(
    many(100, (id) => ({ id, promotions })),
    { toImage: String, untitled: 'u' },
  );
  expect(categories.flatMap((category) => category.promotions)).toHaveLength(LIST_LIMIT.promotions);
});

test('of announcements the newest stay, and their text together is limited (M1, SEC-31)', () => {
  const news = many(900, (id) => ({
    id,
    title: 't',
    content: 'c'.repeat(50_000),
    publishedAt: new Date(id * 86_400_000).toISOString(),
  }));
  const list = parseAnnouncements(news, 'NEWS');
  expect([list.length, list[0]?.id, list.at(-1)?.id]).toEqual([LIST_LIMIT.newest, '899', '800']);
  expect(list.reduce((sum, { content }) => sum + content.length, 0)).toBe(TEXT_LIMIT.announcements);
  const [lines] = parseAnnouncements([{ id: 1, title: 't', content: 'a\n'.repeat(9_000) }], 'NEWS');
  expect(lines?.content.split('\n')).toHaveLength(TEXT_LIMIT.announcementLines);
});

test('a group has 30 banners at most, and a picture’s address 1,024 characters (SEC-31)', () => {
  const banners = many(5_000, () => ({ groupName: 'm_home', url: image }));
  expect(parseBanners({ banners }, 'm_home')).toHaveLength(LIST_LIMIT.bannersOfGroup);
  expect(toCdnImage(image, [])).toBe(image);
  expect(toCdnImage(image.padEnd(1_025, 'x'), [])).toBeUndefined();
});

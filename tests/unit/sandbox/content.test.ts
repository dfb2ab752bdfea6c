import { LANGUAGE_CODES } from '@/lib/shared/locale/language-table';
import { textsOf } from '@/sandbox/data/texts/texts';
import { withSandbox } from './with-sandbox.ts';

const client = withSandbox();

const merchants = ['aurora', 'rio', 'noor', 'lotus'];

describe('the lobby', () => {
  it.each(merchants)(
    'of %s holds its own games, each with a picture and a known vendor (G8, G11)',
    async (merchant) => {
      const { value: games } = await client.ask('/wps/relay/GCSGAME_getGameMatchV2', { merchant });
      const { value: lanes } = await client.ask('/wps/relay/GCSGAME_newGameVendor?platform=html5', {
        merchant,
      });
      const counted = lanes.reduce((sum: number, lane: { gameCount: number }) => sum + lane.gameCount, 0);
      expect(games.length).toBeGreaterThan(240);
      expect(counted).toBe(games.length);
      expect(new Set(games.map((game: { gameCode: string }) => game.gameCode)).size).toBe(games.length);
      for (const game of games) expect(game.image).toBe(`${client.origin}/art/games/${game.gameCode}.svg`);
    },
  );

  it('differs between merchants, and is more than 320 games together', async () => {
    const all = await Promise.all(
      merchants.map((merchant) => client.ask('/wps/relay/GCSGAME_getGameMatchV2', { merchant })),
    );
    const codes = all.map(({ value }) => value.map((game: { gameCode: string }) => game.gameCode).join());
    expect(new Set(codes).size).toBe(4);
    expect(new Set(codes.join().split(',')).size).toBeGreaterThanOrEqual(320);
  });
});

describe('texts and pictures', () => {
  it.each([
    ['aurora', 'VI', 'Chào mừng'],
    ['rio', 'PT-BR', 'Boas-vindas'],
    ['rio', 'ES', 'Bienvenid'],
    ['noor', 'UR', 'خوش آمدید'],
    ['lotus', 'TH', 'ต้อนรับ'],
    ['lotus', 'CN', '欢迎'],
    ['lotus', 'TW', '歡迎'],
    ['noor', 'VI', 'Chào mừng'],
    ['rio', 'RU', 'Первая'],
  ])('of %s requested in %s begin with %s (I4)', async (merchant, language, start) => {
    const { value } = await client.ask('/wps/system/config', { merchant, headers: { language } });
    expect(value.banners[0].title).toContain(start);
    expect(
      value.banners.filter((one: { groupName: string }) => one.groupName === 'm_home').length,
    ).toBeGreaterThanOrEqual(4);
    expect(new Set(value.banners.map((one: { linkageType: string }) => one.linkageType))).toEqual(
      new Set(['P', 'URL', 'G']),
    );
  });

  it('show every promotion of every category, and refuse an unknown one (R9)', async () => {
    const { value: categories } = await client.ask('/wps/relay/PROMOFE_getPromotionAnnouncementCategory');
    for (const { promotions } of categories) {
      for (const { id, image } of promotions) {
        const { value } = await client.ask(`/wps/relay/PROMOFE_getPromotion?id=${id}`);
        expect(value.content).toMatch(/^<h2>/);
        expect((await fetch(image)).status).toBe(200);
      }
    }
    expect((await client.ask('/wps/relay/PROMOFE_getPromotion?id=constructor')).errorCode).toBe(
      'promotion.not.found',
    );
  });

  it('filter announcements by type (M1)', async () => {
    const { value } = await client.ask('/wps/relay/MCSFE_getListAnnouncements?types=DOWNLOAD');
    expect(value.map((one: { type: string }) => one.type)).toEqual(['DOWNLOAD']);
  });
});

describe('words of the editors', () => {
  const flatten = (texts: object, prefix = ''): [string, string][] =>
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
    );
  const isWhole = (text: string) =>
    [...text.matchAll(/<(\w+)>/g)].length === [...text.matchAll(/<\/(\w+)>/g)].length &&
    !/[{}]/.test(text.replaceAll('{brand}', '').replace(/\{m:\d+\}/g, ''));

  it.each(LANGUAGE_CODES)('has in %s all that English has (I4)', (code) => {
    const english = flatten(textsOf('EN'));
    const own = new Map(flatten(textsOf(code)));
    expect([...own.keys()]).toEqual(english.map(([key]) => key));
    expect([...own].filter(([, text]) => text.trim() === '' || !isWhole(text))).toEqual([]);
    if (code !== 'EN') expect(own.get('news.season.content')).not.toBe(textsOf('EN').news.season.content);
  });
});

import { getHomeData } from '@/lib/server/features/seo/page-data';
import { siteOf } from '@/tests/unit/server/features/manifest/site-of';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, values?: object) => `${key} ${JSON.stringify(values)}`,
}));

const safety = { minimumAge: 0 };
setRegistry([
  toEntry('one', { hosts: ['www.one.localhost'], languages: ['EN'] }),
  toEntry('two', { hosts: ['www.two.localhost'], languages: ['EN'], safety }),
]);
afterAll(() => forget());

test('the list of the home page is named by its number of games, as its heading is (B31)', async () => {
  const site = siteOf('one', [], { host: 'www.one.localhost', path: '/m/home', indexable: true });
  const games = ['a', 'b'].map((game) => ({ name: game, path: '/m/game', query: { game } }));
  const list = (await getHomeData(site, games)).find((node) => node['@type'] === 'ItemList');
  expect(list).toMatchObject({ name: 'lobby.hot {"count":2}', numberOfItems: 2 });
});

test.each([
  ['one', 'meta.description'],
  ['two', 'manifest.description'],
])('the description of %s names an age only where the registry does: %s (B6, B31)', async (code, key) => {
  const site = siteOf(code, [], { host: `www.${code}.localhost`, path: '/m/home', indexable: true });
  const own = (await getHomeData(site, [])).find((node) => node['@type'] === 'WebSite');
  expect(String(own?.description).split(' ')[0]).toBe(key);
});

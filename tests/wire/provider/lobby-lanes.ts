// Category lobbies of a provider with different kinds of lanes.
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';

const show = async (path: string) =>
  (await ask({ port: site.port, path, headers: { Host: 'noor.localhost', 'Accept-Language': 'en' } })).text;

test('a lane with vendor cards and no games shows its vendors (R13, G8)', async () => {
  const page = await show('/m/elott');
  expect(page.match(/<span[^>]*>[^<]* Mesa<\/span>/g)).toHaveLength(2);
  expect(page).not.toContain('No games here yet');
  expect(await show('/m/home')).toContain('href="/m/elott"');
  expect(page.match(/href="\/m\/launchGame\?vendor=\w+&amp;code=&amp;gameType=ELOTT"/g)).toHaveLength(2);
});

test('vendors of a lane with several classes are under a heading for each (G8)', async () => {
  expect((await show('/m/rng')).match(/<h2[^>]*>/g)?.length).toBeGreaterThanOrEqual(2);
});

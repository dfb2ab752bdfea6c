// Pages under `npm run dev`: a clean console in a dark and in a right-to-left brand (the fixture fails a test for each complaint), a login and a game.
import { expect, test } from './support/test';

/** By brand. What the second compiles is the same; its words and direction are on each page. */
const PAGES = {
  aurora: ['/m/home', '/m/login', '/m/rng', '/m/game?vendor=JT&code=jt-peacock-throne', '/m/activity'],
  noor: ['/m/home', '/m/login'],
} as const;

for (const [brand, paths] of Object.entries(PAGES))
  test(`the console of ${brand} stays clean on its main pages (DX-1)`, async ({
    page,
    opens,
    complaints,
  }) => {
    for (const path of paths) {
      await opens(brand, path);
      await page.waitForLoadState('networkidle');
      expect(complaints.messages()).toEqual([]);
    }
  });

test('a player signs in and a game starts', async ({ page, opens, dev }) => {
  await opens('aurora', '/m/login');
  await page.locator('main input[name=username]').fill('lan');
  await page.locator('main input[name=password]').fill('Passw0rd!');
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto(`http://aurora.localhost:${dev.port}/m/launchGame?vendor=JT&code=jt-peacock-throne`);
  const game = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(game).toHaveText('Peacock Throne');
});

test('a page of development alone is served', async ({ page, dev, complaints }) => {
  // Until the compiler knows it the address is a missing page, in whose place hot reload puts it.
  complaints.expect(/status of 404|script tag|preloaded using link preload/);
  const text = 'export default function Page() {\n  return <main>A page of development</main>;\n}\n';
  dev.sources.add('app/m/dev/sample/page.dev.tsx', text);
  await expect(async () => {
    await page.goto(`http://aurora.localhost:${dev.port}/m/dev/sample`);
    await expect(page.getByText('A page of development')).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

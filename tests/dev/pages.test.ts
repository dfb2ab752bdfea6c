// Pages under `npm run dev`: a clean console in a dark and in a right-to-left brand (the fixture fails a test for each complaint), a login and a game.
import type { Page } from 'playwright/test';
import { expect, test } from './support/test';

type Opens = (brand: string, path: string) => Promise<void>;

/** Opens a page, and waits until all that it loads is there. */
async function look(page: Page, opens: Opens, [brand, path]: readonly [string, string]): Promise<void> {
  await opens(brand, path);
  await page.waitForLoadState('networkidle');
}

test('the console stays clean from home through a lobby and the login into a game (DX-1)', async ({
  page,
  opens,
  dev,
  complaints,
}) => {
  for (const path of ['/m/home', '/m/rng', '/m/login']) {
    await look(page, opens, ['aurora', path]);
    expect([path, complaints.messages()]).toEqual([path, []]);
  }
  await page.locator('main input[name=username]').fill('lan');
  await page.locator('main input[name=password]').fill('Passw0rd!');
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto(`http://aurora.localhost:${dev.port}/m/launchGame?vendor=JT&code=jt-peacock-throne`);
  const game = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(game).toHaveText('Peacock Throne');
});

// It compiles the same modules as above; texts and direction are on each page.
test('the console of a brand that is read from right to left stays clean (DX-1)', async ({
  page,
  opens,
  complaints,
}) => {
  await look(page, opens, ['noor', '/m/home']);
  expect(complaints.messages()).toEqual([]);
});

test('a page of development alone is served', async ({ page, dev, complaints }) => {
  // Until it is compiled the address shows a missing page, which hot reload then replaces.
  complaints.expect(/status of 404|script tag|preloaded using link preload/);
  const text = 'export default function Page() {\n  return <main>A page of development</main>;\n}\n';
  dev.sources.add('app/m/dev/sample/page.dev.tsx', text);
  await expect(async () => {
    await page.goto(`http://aurora.localhost:${dev.port}/m/dev/sample`);
    await expect(page.getByText('A page of development')).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

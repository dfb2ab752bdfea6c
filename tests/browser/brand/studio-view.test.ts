// The studio's views and findings: languages, modes, empty lobby, a session inside of a frame, contrasts, accessibility (B49).
import { expect, test } from 'playwright/test';
import {
  colourOf,
  DESK,
  emptyFrames,
  entryOf,
  fieldOf,
  fillBrand,
  fillColour,
  frameOf,
  startStudioFor,
  statusOf,
  viewOf,
} from '@/tests/browser/brand/studio-page';
import { axeOf, brokenIn } from '@/tests/browser/support/axe';

// One studio for all of them.
test.describe.configure({ mode: 'default' });
test.use(DESK);

const openStudio = startStudioFor(5430);

test('the view shows another language, mode and a lobby without games, and leaves the entry alone; a member signs in inside of a frame, and questions come when they are asked for', async ({
  page,
}) => {
  await openStudio(page);
  const before = await page.getByRole('region', { name: 'Changes' }).textContent();
  const phone = await frameOf(page, 'phone');
  await viewOf(page, 'Language').selectOption('UR');
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl');
  await viewOf(page, 'Mode').selectOption('dark');
  await expect(phone.locator('html')).toHaveCSS('color-scheme', /dark/);
  await viewOf(page, 'Language').selectOption('');
  await viewOf(page, 'Data').selectOption('empty');
  await expect(phone.getByText('No games here yet')).toBeVisible();
  expect(await page.getByRole('region', { name: 'Changes' }).textContent()).toBe(before);
  await viewOf(page, 'Data').selectOption('rich');
  await viewOf(page, 'Page').selectOption('Login');
  await phone.waitForURL(/\/m\/login/);
  await expect(phone.locator('html[data-hydrated]')).toBeAttached({ timeout: 30_000 });
  const account = phone.locator('a[href*="/m/member/home"]').first();
  // Twice where the page has not woken yet.
  await expect(async () => {
    // A login that took its time has left the form.
    if (await account.isVisible()) return;
    await phone.locator('input[name="username"]').fill('lan', { timeout: 5_000 });
    await phone.locator('input[name="password"]').fill('Passw0rd!', { timeout: 5_000 });
    await phone.locator('main button[type="submit"]').click({ timeout: 5_000 });
    await expect(account).toBeVisible({ timeout: 8_000 });
  }).toPass();
  await viewOf(page, 'Page').selectOption('Home');
  await viewOf(page, 'Ask age and consent').check();
  await entryOf(page).getByText('Privacy and safety').click();
  await fieldOf(page, 'Age confirmation').selectOption('true');
  const desktop = await frameOf(page, 'desktop');
  await expect(desktop.getByRole('dialog').first()).toBeVisible();
  await viewOf(page, 'Ask age and consent').uncheck();
  await expect(desktop.getByRole('dialog')).toHaveCount(0);
  await fieldOf(page, 'Age confirmation').selectOption('');
});

test('the form keeps what was typed when the page is opened again; contrast stands beside the colour, and what the doctor corrects is a warning of its field (B49)', async ({
  page,
}) => {
  await emptyFrames(page);
  await openStudio(page);
  await fillBrand(page);
  await fillColour(page);
  await page.reload();
  await expect(fieldOf(page, 'Name (required)')).toHaveValue('Green Leaf');
  await expect(statusOf(page)).toContainText('The preview shows the entry.');
  await colourOf(page, 'text').fill('#9fb7a5');
  await expect(colourOf(page, 'text')).toHaveAccessibleDescription(
    /warning: theme\.colors\.text #9fb7a5 reads with/,
  );
  await expect(
    entryOf(page)
      .getByText(/^text on background \d/)
      .first(),
  ).toBeVisible();
  await expect(colourOf(page, 'muted')).toHaveAttribute('placeholder', /^derived: #[0-9a-f]{6}$/);
  await colourOf(page, 'surface').fill('#000000');
  await expect(statusOf(page)).toHaveText(/^\d faults?, .* The preview shows the entry\.$/);
  await colourOf(page, 'surface').fill('');
  await colourOf(page, 'text').fill('');
  await expect(statusOf(page)).toContainText(/^0 faults, 2 warnings|^0 faults, 1 warning/);
});

const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);

test('the studio is accessible in light at 1280 and in dark at 1600, and no part runs out of the window, with a long name without a break, of a merchant or of a file, neither', async ({
  page,
}) => {
  await emptyFrames(page);
  await openStudio(page);
  await entryOf(page).evaluate((entry) => {
    for (const section of entry.querySelectorAll('details')) section.open = true;
  });
  // In one go, without the frames.
  const axe = () => axeOf(page).setLegacyMode().exclude('iframe');
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1600, height: 900 });
  // Everything else is the same in both schemes.
  expect(await brokenIn(axe().withRules(['color-contrast'])), 'dark').toEqual([]);
  expect(await widthOf()).toBe(1600);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await brokenIn(axe()), 'light').toEqual([]);
  expect(await widthOf()).toBe(1280);
  await fieldOf(page, 'Name (required)').fill(LONG);
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText(LONG);
  const file = { name: `${LONG}.json`, mimeType: 'application/json', buffer: Buffer.from('{ not json') };
  await page.locator('#file').setInputFiles(file);
  await expect(statusOf(page)).toContainText(`${LONG}.json is not JSON`);
  const hidden = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.bar, .entry, .side')].map(
      (part) => part.scrollWidth - part.clientWidth,
    ),
  );
  expect(hidden).toEqual([0, 0, 0, 0]);
});

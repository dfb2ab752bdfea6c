import type { Page } from 'playwright/test';
import type { BrandCode } from '../support/merchant';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const FIRST_LANES = ['LIVE', 'SPORTS', 'RNG', 'PVP', 'FISH', 'TABLE', 'CRASH', 'ARCADE', 'LOTT'];

// The other two providers send neither.
const WITH_WINS = new Set<BrandCode>(['aurora', 'noor']);

/** Wins of players without their whole names, and jackpots one beside the other with their whole amounts. */
async function expectWins(page: Page, t: Translate): Promise<void> {
  const winners = page.getByRole('list', { name: t('lobby.winners') });
  await expect(winners.getByRole('listitem').first()).toContainText('la***');
  await expect(winners).toContainText('An***');
  await expect(winners).not.toContainText('Ana Lima');
  const jackpots = page.getByRole('list', { name: t('lobby.jackpots') }).getByRole('listitem');
  await expect(jackpots).toHaveCount(3);
  const [first, second] = await Promise.all([0, 1].map((at) => jackpots.nth(at).locator('a').boundingBox()));
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(second?.x ?? 0);
}

/** The provider sends no wins: the page has no row of them. */
async function expectNoWins(page: Page, t: Translate): Promise<void> {
  for (const key of ['lobby.winners', 'lobby.jackpots'])
    await expect(page.getByRole('list', { name: t(key) })).toHaveCount(0);
}

const BRANDS: readonly { brand: BrandCode; dir: 'ltr' | 'rtl'; theme: string; lanes: string[] }[] = [
  { brand: 'aurora', dir: 'ltr', theme: 'dark', lanes: [...FIRST_LANES, 'VIETNAM_LOTTO', 'ELOTT'] },
  { brand: 'rio', dir: 'ltr', theme: 'light', lanes: [...FIRST_LANES, 'ELOTT'] },
  { brand: 'noor', dir: 'rtl', theme: 'dark', lanes: [...FIRST_LANES, 'ELOTT'] },
  { brand: 'lotus', dir: 'ltr', theme: 'light', lanes: [...FIRST_LANES, 'ELOTT', 'SEA_LOTT'] },
];

for (const { brand, dir, theme, lanes } of BRANDS) {
  test.describe(`the home page of ${brand}`, () => {
    test.use({ brand });

    test('carries its own name, theme, licence and age, hot and new games, its lanes in their order, pictures that load, and its provider’s wins and jackpots, if any (R2, B6, B24, B43, G8, G9)', async ({
      page,
      visitor,
      merchant,
      t,
    }) => {
      const answer = await visitor.opens();
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(
        t('meta.title', { brand: merchant.name, age: merchant.safety.minimumAge }),
      );
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.getByRole('banner').getByRole('link', { name: merchant.name })).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(merchant.safety.licence.text)).toBeVisible();
      await expect(footer.getByText(t('safety.age', { age: merchant.safety.minimumAge }))).toBeVisible();
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(headings).toHaveText([
        t('lobby.hot', { count: 10 }),
        t('lobby.fresh'),
        ...(WITH_WINS.has(brand) ? [t('lobby.jackpots'), t('lobby.winners')] : []),
        ...lanes.map((lane) => t(`category.${lane}`)),
      ]);
      const pictures = page.getByRole('main').locator('img');
      await expect(pictures.first()).toBeVisible();
      await expect
        .poll(() =>
          pictures.evaluateAll((all) =>
            (all as HTMLImageElement[]).slice(0, 3).map((one) => one.naturalWidth > 0),
          ),
        )
        .toEqual([true, true, true]);
      if (brand === 'aurora') await expectWins(page, t);
      if (!WITH_WINS.has(brand)) await expectNoWins(page, t);
    });
  });
}

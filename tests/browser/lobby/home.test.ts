import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { type BrandCode, type Merchant, merchantOf } from '../support/merchant';
import { expect, test } from '../support/test';
import { type Translate, textsIn } from '../support/texts';

const FIRST_LANES = ['LIVE', 'SPORTS', 'RNG', 'PVP', 'FISH', 'TABLE', 'CRASH', 'ARCADE', 'LOTT'];

// The other two providers send neither.
const WITH_WINS = new Set<BrandCode>(['aurora', 'noor']);

/** Wins of players without their whole names, and jackpots one beside the other with their whole amounts. */
async function expectWins(page: Page, t: Translate): Promise<void> {
  const winners = page.getByRole('list', { name: t('lobby.winners') });
  await expect(winners.getByRole('listitem').first()).toContainText('la***');
  await expect(winners).toContainText('An***');
  await expect(winners.locator('time').first()).toHaveText(/\d/);
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

type Home = { readonly brand: BrandCode; readonly dir: 'ltr' | 'rtl'; readonly theme: string };
const AURORA: Home = { brand: 'aurora', dir: 'ltr', theme: 'dark' };
const OTHERS: readonly Home[] = [
  { brand: 'rio', dir: 'ltr', theme: 'light' },
  { brand: 'noor', dir: 'rtl', theme: 'dark' },
  { brand: 'lotus', dir: 'ltr', theme: 'light' },
];
const LAST_LANES: Record<BrandCode, readonly string[]> = {
  aurora: ['VIETNAM_LOTTO', 'ELOTT'],
  rio: ['ELOTT'],
  noor: ['ELOTT'],
  lotus: ['ELOTT', 'SEA_LOTT'],
};

/** The page carries its own name, theme, licence and age, hot and new games, and its lanes in their order. */
async function expectHome(page: Page, merchant: Merchant, { brand, dir, theme }: Home): Promise<void> {
  const t = textsIn(merchant.defaultLanguage);
  const { minimumAge: age, licence } = merchant.safety;
  const answer = await page.goto(merchant.url(toHref(ROUTES.home, { lang: merchant.defaultLanguage })));
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(t('meta.title', { brand: merchant.name, age }));
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.getByRole('banner').getByRole('link', { name: merchant.name })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(licence.text)).toBeVisible();
  await expect(footer.getByText(t('safety.age', { age }))).toBeVisible();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    t('lobby.hot', { count: 10 }),
    t('lobby.fresh'),
    ...(WITH_WINS.has(brand) ? [t('lobby.jackpots'), t('lobby.winners')] : []),
    ...[...FIRST_LANES, ...LAST_LANES[brand]].map((lane) => t(`category.${lane}`)),
  ]);
}

const TITLE =
  'its own name, theme, licence and age, hot and new games, its lanes in their order, and its provider’s wins and jackpots, if any (R2, B6, B24, B43, G8, G9)';

test(`the home page of aurora carries ${TITLE}, and pictures that load`, async ({ page, merchant, t }) => {
  await expectHome(page, merchant, AURORA);
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures.first()).toBeVisible();
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        (all as HTMLImageElement[]).slice(0, 3).map((one) => one.naturalWidth > 0),
      ),
    )
    .toEqual([true, true, true]);
  await expectWins(page, t);
});

test.describe('as the server draws it', () => {
  test.use({ javaScriptEnabled: false, age: 'unasked' });

  test(`the home page of each other brand reads fully (B33) and carries ${TITLE}`, async ({ page, site }) => {
    for (const home of OTHERS)
      await test.step(home.brand, async () => {
        const merchant = merchantOf(home.brand, site, `home-${process.pid}`);
        await expectHome(page, merchant, home);
        // Neither the question about age nor another covers it.
        await expect(page.locator('dialog[open]')).toHaveCount(0);
        if (!WITH_WINS.has(home.brand)) await expectNoWins(page, textsIn(merchant.defaultLanguage));
      });
  });
});

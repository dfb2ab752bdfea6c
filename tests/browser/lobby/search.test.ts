import { ROUTES } from '@/lib/shared/routes';
import { tabTo } from '../support/input/keyboard';
import { whenAlive } from '../support/people';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';

test.describe('a visitor who searches', () => {
  test.beforeEach(async ({ page, visitor }) => {
    await visitor.opens(ROUTES.game);
    await whenAlive(page);
  });

  test('finds a game while typing, whatever the case and accents, and can share the address (B3)', {
    tag: '@quick',
  }, async ({ page, visitor, t }) => {
    const field = page.getByRole('searchbox', { name: t('search.label') });
    const cards = page.getByRole('list', { name: t('search.label') }).getByRole('link');
    await field.pressSequentially('PÉACÖCK thr');
    await expect(cards.first()).toContainText(GAME.name);
    await expect(page.getByRole('status').first()).toHaveText(t('search.results', { count: 1 }));
    await field.fill('throne peacok');
    await expect(cards.first()).toContainText(GAME.name);
    await expect(page).toHaveURL(/\?q=throne\+peacok$/);
    await visitor.opens(`${ROUTES.game}?q=throne+peacok`);
    await expect(field).toHaveValue('throne peacok');
    await expect(page.getByRole('main').getByRole('link', { name: GAME.name })).toBeVisible();
  });

  test('filters by category, vendor and tags, sorts, and removes the filters (B3)', async ({ page, t }) => {
    const main = page.getByRole('main');
    const cards = main.getByRole('list', { name: t('search.label') }).getByRole('link');
    await main.getByRole('link', { name: t('category.RNG'), exact: true }).click();
    await expect(page).toHaveURL(/\?category=RNG$/);
    await main.getByText(t('search.tag_freeplay'), { exact: true }).first().click();
    await expect(page).toHaveURL(/\?category=RNG&tag=freeplay$/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('category.RNG'));
    await main.getByRole('combobox', { name: t('search.sort') }).selectOption('name');
    await expect(page).toHaveURL(/sort=name/);
    // The address may change before the list does.
    const nameOf = (card: Element) => card.querySelector('[dir="auto"]')?.textContent ?? '';
    const isSorted = async () => {
      const names = await Promise.all([0, 1, 2].map((at) => cards.nth(at).evaluate(nameOf)));
      return !names.includes('') && names.join() === names.toSorted((a, b) => a.localeCompare(b)).join();
    };
    await expect.poll(isSorted).toBe(true);
    await main.getByRole('searchbox').fill('zzqqxx');
    await expect(main.getByRole('heading', { name: t('search.nothingTitle') })).toBeVisible();
    await expect(main.getByRole('heading', { name: t('search.instead') })).toBeVisible();
    await main.getByRole('button', { name: t('search.reset') }).click();
    await expect(page).toHaveURL(new RegExp(`${ROUTES.game}$`));
    await expect(main.getByRole('searchbox')).toHaveValue('');
    await expect(main.getByRole('checkbox', { name: t('search.tag_freeplay') })).not.toBeChecked();
  });

  test('returns to the position in the list, also by a full load (B3)', async ({ page, t }) => {
    const main = page.getByRole('main');
    const list = main.getByRole('list', { name: t('search.label') });
    await main.getByText(t('search.tag_freeplay'), { exact: true }).first().click();
    await expect(list).toBeVisible();
    await expect(page).toHaveURL(/tag=freeplay/);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    // Visible cards stay in place while the list renders its rows again; the ninth does not.
    const nameInSight = () =>
      page.evaluate(
        () =>
          document
            .elementFromPoint(innerWidth / 2, innerHeight / 2)
            ?.closest('li')
            ?.querySelector('span[dir="auto"]')?.textContent ?? '',
      );
    await expect.poll(nameInSight).not.toBe('');
    const name = await nameInSight();
    await list.getByRole('link', { name }).first().click();
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    const wasAt = 1500;
    await page.goBack();
    await expect(list.getByRole('link', { name }).first()).toBeInViewport();
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - wasAt))
      .toBeLessThan(400);
    await page.reload();
    await expect(list.getByRole('link', { name }).first()).toBeInViewport();
  });

  test('by keyboard: a list that fails to load shows a message, another try brings it, and the focus stays on a card that leaves the window (B3, B8, B12, B17)', async ({
    page,
    complaints,
    t,
  }) => {
    // Tab by Tab, each looked at.
    test.slow();
    complaints.expect(/502|Failed to load resource/);
    await page.route('**/GCSGAME_getGameMatchV2*', (route) => route.fulfill({ status: 502, body: '' }));
    await tabTo(page.getByRole('searchbox', { name: t('search.label') }));
    await page.keyboard.type('a');
    await expect(page.getByRole('heading', { name: t('fault.loadTitle') })).toBeVisible();
    await tabTo(page.getByRole('button', { name: t('fault.retry') }));
    // Only now: a list that loads automatically would remove the button during keyboard use.
    await page.unroute('**/GCSGAME_getGameMatchV2*');
    await page.keyboard.press('Enter');
    const list = page.getByRole('list', { name: t('search.label') });
    const first = list.getByRole('link').first();
    await tabTo(first);
    const name = await first.textContent();
    await page.evaluate(() => window.scrollTo({ top: 5000, behavior: 'instant' }));
    await expect.poll(() => list.getByRole('listitem').last().getAttribute('data-row')).not.toBe('5');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/game=/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form finds, filters and sorts, and an empty answer leads on (B3, B33)', async ({
    page,
    visitor,
    t,
  }) => {
    await visitor.opens(ROUTES.game);
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('pÉacock');
    await main.getByRole('checkbox', { name: t('search.tag_freeplay') }).check();
    await main.getByRole('combobox', { name: t('search.sort') }).selectOption('newest');
    await main.getByRole('button', { name: t('search.apply') }).click();
    await expect(main.getByRole('link', { name: GAME.name })).toBeVisible();
    await expect(main.getByText(t('search.results', { count: 1 }))).toBeVisible();
    await expect(main.getByRole('checkbox', { name: t('search.tag_freeplay') })).toBeChecked();
    await main.getByRole('searchbox').fill('zzqqxx');
    await main.getByRole('searchbox').press('Enter');
    await expect(main.getByRole('heading', { name: t('search.nothingTitle') })).toBeVisible();
    await main.getByRole('link', { name: t('search.reset') }).click();
    await expect(page).toHaveURL(new RegExp(`${ROUTES.game}$`));
  });
});

import type { Locator } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { focusFault } from '../support/input/focus-fault';
import { whenAlive } from '../support/people';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';

test.use({ contextOptions: { forcedColors: 'active' } });

type Part = '::before' | '::after' | undefined;

const groundOf = (place: Locator, part?: Part) =>
  place.evaluate((node, name) => getComputedStyle(node, name).backgroundColor, part);

test.describe(`in the reader’s own colours, rio`, () => {
  test.use({ brand: 'rio' });

  test('the page in the tab bar, the picked category and the picked way in are marked, hearts are seen, and fields with the focus have a ring (WCAG 1.4.1, 1.4.11, 2.4.7)', async ({
    page,
    visitor,
    t,
  }) => {
    await visitor.opens(ROUTES.game);
    await page.getByRole('searchbox').focus();
    await expect.poll(() => page.evaluate(focusFault)).toBeUndefined();
    const tabs = page.getByRole('navigation', { name: t('tab.name') }).getByRole('link');
    const signs = [
      tabs.and(page.locator('[aria-current]')),
      tabs.and(page.locator(':not([aria-current])')).first(),
    ];
    const [here, there] = await Promise.all(signs.map((tab) => groundOf(tab.locator('span').first())));
    expect(here).not.toBe(there);
    const categories = page.getByRole('navigation', { name: t('lobby.categories') }).getByRole('link');
    const [picked, other] = await Promise.all(
      [0, 1].map((at) => groundOf(categories.nth(at).locator('span').first())),
    );
    expect(picked).not.toBe(other);
    const heart = page.getByRole('button', { name: /Wheel|Live|Baccarat/ }).first();
    await heart.scrollIntoViewIfNeeded();
    expect(await groundOf(heart, '::after')).not.toBe(await groundOf(heart, '::before'));
    await visitor.opens(toHref(ROUTES.game, { game: GAME.code }));
    const large = page.getByRole('main').getByRole('button', { name: GAME.name }).first();
    expect(await groundOf(large, '::after')).not.toBe(await groundOf(large));
    await visitor.opens(ROUTES.login);
    await whenAlive(page);
    const ways = page.getByRole('main').locator('label:has(input[type=radio])');
    expect(await groundOf(ways.nth(0))).not.toBe(await groundOf(ways.nth(1)));
    await page.getByLabel(t('auth.username'), { exact: true }).focus();
    await expect.poll(() => page.evaluate(focusFault)).toBeUndefined();
  });
});

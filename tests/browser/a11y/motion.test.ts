import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { refusalOf, signInOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';

test.use({ splash: 'new', contextOptions: { reducedMotion: 'reduce' } });

/** Records all animations with a duration, from the first frame on; for `addInitScript`. */
function watchMotion(): void {
  const seen = new Set<string>();
  Object.assign(window, { motion: seen });
  const look = () => {
    for (const one of document.getAnimations()) {
      const { effect } = one;
      const { duration, iterations } = effect?.getComputedTiming() ?? {};
      const node = effect instanceof KeyframeEffect ? effect.target : null;
      if (Number(duration) > 0 || iterations === Number.POSITIVE_INFINITY)
        seen.add(`${one instanceof CSSAnimation ? one.animationName : 'a change'} of ${node?.className}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const motionOf = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { motion: Set<string> }).motion]);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(watchMotion);
});

test('with reduced motion home has no moving splash, banner, ticker or sheet on the first visit; searching, signing in and a refusal have no movement (WCAG 2.2.2, 2.3.3)', async ({
  page,
  visitor,
  merchant,
  t,
  member,
}) => {
  await test.step('home', async () => {
    await visitor.opens();
    await whenAlive(page);
    const banners = page.getByRole('region', { name: t('banner.name') });
    await expect(banners.getByRole('button', { name: t('banner.next') })).toBeAttached();
    await expect(banners.getByRole('button', { name: t('banner.pause') })).toHaveCount(0);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('language.title') })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await motionOf(page)).toEqual([]);
  });
  await test.step('the game area', async () => {
    await merchant.has({ kind: 'delay', path: '/wps/relay/GCSGAME_getGameMatchV2', delayMs: 400 });
    await visitor.opens(ROUTES.game);
    await whenAlive(page);
    await page.getByRole('searchbox').fill('pea');
    await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
    await signInOf(page, t).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await member.fill('lan', 'wrong');
    await member.submit();
    await expect(refusalOf(page)).toBeVisible();
    expect(await motionOf(page)).toEqual([]);
  });
});

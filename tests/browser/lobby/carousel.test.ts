import type { Page } from 'playwright/test';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const SLIDES = 5;

function carouselOf(page: Page, t: Translate) {
  const region = page.getByRole('region', { name: t('banner.name') });
  const button = (key: string) => region.getByRole('button', { name: t(`banner.${key}`), exact: true });
  const slide = (number: number) =>
    region.getByRole('group', { name: t('banner.slide', { number, total: SLIDES }) });
  return { button, slide };
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('banners rotate by time and stop for good when the visitor stops them (WCAG 2.2.2)', async ({
  page,
  visitor,
  t,
}) => {
  await visitor.opens();
  await page.clock.runFor(3000);
  const { button, slide } = carouselOf(page, t);
  await expect(button('pause')).toBeVisible();
  await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
  await page.clock.runFor(6000);
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  await button('pause').click();
  await expect(button('play')).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
});

test('banners turn by the buttons, past the last one to the first', async ({ page, visitor, t }) => {
  await visitor.opens();
  await page.clock.runFor(3000);
  const { button, slide } = carouselOf(page, t);
  await button('pause').click();
  for (const next of [2, 3, 4, 5, 1]) {
    await button('next').press('Enter');
    await page.clock.runFor(1500);
    await expect(slide(next)).toBeInViewport({ ratio: 0.9 });
  }
  await button('previous').press('Enter');
  await page.clock.runFor(1500);
  await expect(slide(SLIDES)).toBeInViewport({ ratio: 0.9 });
});

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

test('banners rotate by time, stop for good when the visitor stops them, whatever the mouse does then, turn by the buttons, past the first one to the last and back, and rotate again by Play (WCAG 2.2.2)', async ({
  page,
  visitor,
  t,
}) => {
  await page.clock.install();
  await visitor.opens();
  // From here on time is the test's alone, however slow the machine.
  const pause = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  // Later than a second ahead it would be in the past.
  await expect(pause).toPass();
  const { button, slide } = carouselOf(page, t);
  const runsUntil = (isSo: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor(200);
      await isSo();
    }).toPass({ intervals: [20] });
  await runsUntil(() => expect(button('pause')).toBeVisible({ timeout: 100 }));
  await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
  await runsUntil(() => expect(slide(2)).toBeInViewport({ ratio: 0.9, timeout: 100 }));
  await button('pause').click();
  await expect(button('play')).toBeVisible();
  // The mouse over a banner and away starts nothing.
  await slide(2).hover();
  await page.mouse.move(0, 0);
  // Longer than a banner stays.
  await page.clock.runFor(7_000);
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  for (const [key, next] of [
    ['previous', 1],
    ['previous', SLIDES],
    ['next', 1],
  ] as const) {
    await button(key).press('Enter');
    await page.clock.runFor(1500);
    await expect(slide(next)).toBeInViewport({ ratio: 0.9 });
  }
  await button('play').click();
  await runsUntil(() => expect(slide(2)).toBeInViewport({ ratio: 0.9, timeout: 100 }));
});

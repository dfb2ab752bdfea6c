import type { Page } from 'playwright/test';
import { devices } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

const bodyOf = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const { width, left } = body.getBoundingClientRect();
    // The gutter of the scroll bar is reserved, also where a test hides the bar itself.
    const room = document.documentElement.getBoundingClientRect().width;
    return { width: Math.round(width), left: Math.round(left), room: Math.round(room) };
  });

const DESKTOP = devices['Desktop Chrome'].userAgent;

test('a phone uses its whole width; in a window of 1280 by 800 pages are centred, 9/16 of the height wide (S16)', async ({
  page,
  visitor,
}) => {
  for (const path of [ROUTES.login, ROUTES.news]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitor.opens(path);
    expect(await bodyOf(page)).toEqual({ width: 360, left: 0, room: 360 });
    await page.setViewportSize({ width: 1280, height: 800 });
    const body = await bodyOf(page);
    expect(body.width, path).toBe(450);
    expect(Math.abs(body.left - (body.room - body.width) / 2), path).toBeLessThanOrEqual(1);
  }
});

test.describe('the window of a computer', () => {
  test.use({ userAgent: DESKTOP, isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

  test('has a code in the gutter that leads a phone to the same page, and none over the frame (B15); a narrow one has the frame too, because the device is not mobile, and no more than its own width when it is high (S16)', async ({
    page,
    visitor,
    t,
  }) => {
    await visitor.opens(ROUTES.news);
    const card = page.getByRole('complementary', { name: t('onPhone.title') });
    await expect(card.locator('img')).toHaveAttribute('src', /^data:image\/png/);
    const [box, frame] = [await card.boundingBox(), await bodyOf(page)];
    expect(box?.x).toBeGreaterThan(frame.left + frame.width);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(frame.room);
    await page.setViewportSize({ width: 700, height: 800 });
    expect((await bodyOf(page)).width).toBe(450);
    await page.setViewportSize({ width: 400, height: 900 });
    const { width, room } = await bodyOf(page);
    expect(width).toBe(room);
  });
});

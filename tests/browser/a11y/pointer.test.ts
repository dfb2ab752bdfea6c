import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('a tap on the dots turns to the next banner: no one has to drag (WCAG 2.5.1, 2.5.7)', async ({
    page,
    visitor,
    t,
  }) => {
    await visitor.opens();
    await whenAlive(page);
    const banners = page.getByRole('region', { name: t('banner.name') });
    await banners.getByRole('button', { name: t('banner.pause') }).tap();
    const slide = (number: number) =>
      banners.getByRole('group', { name: t('banner.slide', { number, total: 5 }) });
    await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
    await banners.getByRole('button', { name: t('banner.next') }).tap();
    await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
  });
});

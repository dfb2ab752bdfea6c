import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { expectTold, toldTo, VISIT } from './told';

test.describe('lotus', () => {
  test.use({ brand: 'lotus' });

  test('what happens without a connection is told when it is back (T6)', async ({
    page,
    context,
    visitor,
    merchant,
  }) => {
    await visitor.opens(ROUTES.download);
    await expectTold(merchant, VISIT);
    await context.setOffline(true);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('a[data-download]');
      link?.addEventListener('click', (event) => event.preventDefault());
      link?.click();
    });
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(await toldTo(merchant)).toHaveLength(VISIT.length);
    await context.setOffline(false);
    await expectTold(merchant, [...VISIT, 'downloadApp']);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

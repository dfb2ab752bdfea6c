import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('promotions and news read fully without script, and the download bar, which has no close button, leads to its page, which shows every system (B33, R9, R13, S7, W9)', async ({
  page,
  visitor,
  merchant,
  t,
}) => {
  await visitor.opens(ROUTES.activity);
  const main = page.getByRole('main');
  await main
    .getByRole('navigation', { name: t('promo.categories') })
    .getByRole('link')
    .last()
    .click();
  await expect(page).toHaveURL(/#category-/);
  await main.locator('a[href*="id=47"]').click();
  const article = main.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(article.getByRole('table')).toBeVisible();
  await expect(article.locator('time').first()).toContainText('UTC');
  await expect(article.getByRole('button', { name: t('promo.share') })).toBeHidden();
  await article.getByRole('link', { name: t('promo.all') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('promo.title'));
  await visitor.opens(ROUTES.news);
  const first = main.getByRole('article').first();
  const title = (await first.getByRole('link').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.locator('article time')).toContainText('UTC');
  await main.getByRole('link', { name: t('news.all') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('news.title'));
  const bar = page.getByRole('complementary', { name: t('downloadBar.name') });
  await expect(bar.getByRole('button')).toHaveCount(0);
  await bar.getByRole('link').click();
  await expect(page).toHaveURL(merchant.url(ROUTES.download));
  for (const type of ['IOS', 'MOBILECONFIG', 'Android'])
    await expect(page.getByRole('link', { name: t(`download.get_${type}`) }).first()).toBeVisible();
});

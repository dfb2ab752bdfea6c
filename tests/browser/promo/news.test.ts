import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

const ANNOUNCEMENTS = '/wps/relay/MCSFE_getListAnnouncements';

test('news is read from the list, with its day, and left for more (R13, M1)', async ({
  page,
  visitor,
  merchant,
  t,
}) => {
  await visitor.opens(ROUTES.news);
  const main = page.getByRole('main');
  const items = main.getByRole('article');
  const title = (await items.first().getByRole('link').textContent()) ?? '';
  await items.first().click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.locator('article time')).toHaveAttribute('datetime', /^\d{4}-/);
  await expect(main.locator('article br').first()).toBeAttached();
  await main.getByRole('listitem').getByRole('link').first().click();
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await main.getByRole('link', { name: t('news.all') }).click();
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
});

// A language in which no other test opens home or news there: the site keeps the list for a minute per merchant and language.
test.describe('rio in English', () => {
  test.use({ brand: 'rio', reads: 'EN' });

  test('a provider’s texts stay text, an emoji where one is cut as well, requested without a session (ruling 64, SEC-75, K5)', async ({
    page,
    visitor,
    merchant,
  }) => {
    const value = [
      { id: 1, type: 'NEWS', title: '<img src=x onerror=alert(1)>', content: '<b>bold</b>\nnext' },
      { id: 2, type: 'NEWS', title: `${'a'.repeat(199)}😀`, content: '' },
    ];
    await merchant.has({ kind: 'answer', path: ANNOUNCEMENTS, value });
    await visitor.opens(`${ROUTES.news}?id=1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)>');
    await expect(page.getByText('<b>bold</b>')).toBeVisible();
    const calls = await merchant.callsTo(ANNOUNCEMENTS);
    expect(calls.map(({ query, headers }) => [query.types, headers.authorization])).toContainEqual([
      'NEWS',
      undefined,
    ]);
  });
});

test.describe('noor in English', () => {
  test.use({ brand: 'noor', reads: 'EN' });

  test('an unknown piece of news is a 404 that leads to the others (B32); without news their page shows an empty state (B8)', async ({
    page,
    visitor,
    merchant,
    complaints,
    t,
  }) => {
    complaints.expect(/status of 404/);
    await merchant.has({ kind: 'answer', path: ANNOUNCEMENTS, value: [] });
    expect((await visitor.opens(`${ROUTES.news}?id=nope`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news.missingTitle'));
    await page.getByRole('link', { name: t('news.all') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news.title'));
    await expect(page.getByRole('heading', { name: t('news.emptyTitle') })).toBeVisible();
  });
});

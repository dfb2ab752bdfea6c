import { ROUTES } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';
import { expect, test } from '../support/test';

// Without script: access/without-script.test.ts.
test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('every page leads to the brand’s real domains, which read from left to right (B45)', async ({
    page,
    visitor,
    merchant,
    t,
  }) => {
    await visitor.opens(ROUTES.news);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('domains.title') })
      .click();
    await expect(page).toHaveURL(merchant.url(ROUTES.domains));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('domains.title'));
    const domains = page.locator('main bdi');
    await expect(domains).toHaveText([`noor.localhost`, `*.noor.localhost`]);
    for (const one of await domains.all()) await expect(one).toHaveAttribute('dir', 'ltr');
    const file = await page.evaluate(async (path) => (await fetch(path)).json(), SITE_FILES.officialDomains);
    expect(file.domains).toEqual([
      { domain: `noor.localhost`, subdomains: false },
      { domain: `noor.localhost`, subdomains: true },
    ]);
  });
});

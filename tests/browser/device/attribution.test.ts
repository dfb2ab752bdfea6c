import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

const record = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
const regInfo = (page: Page) => record(page, 'reg_info');

test.describe('rio', () => {
  test.use({ brand: 'rio', consent: 'yes' });

  test('the first hit on a partner’s host is stored, and a code in the address overrides the host; hostile values are stored nowhere; landing parameters survive links and a load in another language (E5, E10, RR7, RR12, ruling 7)', async ({
    page,
    visitor,
    merchant,
    site,
    t,
  }) => {
    const promo = `http://promo.${merchant.code}.localhost:${site.port}`;
    await page.goto(`${promo}${ROUTES.news}`);
    const ofHost = { affiliateCode: 'promo', originalDomain: `promo.${merchant.code}.localhost` };
    await expect.poll(() => regInfo(page)).toEqual(ofHost);
    await page.goto(`${promo}${ROUTES.news}?affiliateCode=Abc9&r=FRIEND7`);
    const named = {
      affiliateCode: 'Abc9',
      isNamed: true,
      referralCode: 'FRIEND7',
      originalDomain: `abc9.${merchant.code}.localhost`,
    };
    await expect.poll(() => regInfo(page)).toEqual(named);
    await page.goto(`${promo}${ROUTES.news}?affiliateCode=other&r=OTHER`);
    await whenPageSettled(page);
    expect(await regInfo(page)).toEqual(named);

    await visitor.opens(
      `${ROUTES.news}?affiliateCode=evil.example%2F&fbclid=${'x'.repeat(600)}&adid=%00&token2=s3cret`,
    );
    await expect
      .poll(() => regInfo(page))
      .toMatchObject({ originalDomain: expect.stringMatching(/\.rio\.localhost$/) });
    const all = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(all).not.toMatch(/evil|xxxx|s3cret|adid/);

    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(
      merchant.url('/?r=FRIEND7&fbclid=IwAR0aB&gpsAdid=A-1&linkId=L9&homescreen=1&fullscreen=0'),
    );
    await expect.poll(() => record(page, 's2s_info')).toEqual({ gpsAdid: 'A-1' });
    const tabs = page.getByRole('navigation', { name: t('tab.name'), exact: true });
    await tabs.getByRole('link', { name: t('tab.games'), exact: true }).click();
    await expect(page).toHaveURL(/\/m\/game\?/);
    await page.goto(merchant.url(`${ROUTES.game}?lang=${merchant.languages.at(-1)}`));
    await whenPageSettled(page);
    expect(await regInfo(page)).toMatchObject({ referralCode: 'FRIEND7', linkId: 'L9' });
    expect(await record(page, 'mc_clicks')).toEqual({ fbclid: 'IwAR0aB' });
    const flags = () => [sessionStorage.getItem('homescreen'), sessionStorage.getItem('fullscreen')];
    expect(await page.evaluate(flags)).toEqual(['1', '0']);
  });
});

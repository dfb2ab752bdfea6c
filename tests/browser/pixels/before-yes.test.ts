import { ROUTES } from '@/lib/shared/routes';
import { isOwn } from '../support/secrets/record-traffic';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { countAsUsed, globalsOf, pixelCallsOf, scriptsOf } from './reported-pixels';

const ADVERTISING = /^(_fb|_ga|_g|_tt|_bge|af|AF)/;

// After a no: landing/journeys.test.ts.
test.describe('rio, unasked', () => {
  test.use({ brand: 'rio', consent: 'unasked' });

  test('no request leaves for a third party, no global and no cookie is made (B7, T4, ruling 67)', async ({
    page,
    context,
    site,
    merchant,
    visitor,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visitor.opens(`${ROUTES.news}?fbclid=FbX&gclid=GcX&ttclid=TtX`);
    await whenPageSettled(page);
    await countAsUsed(page);
    await page.locator(`a[href^="${ROUTES.game}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`^${merchant.url(ROUTES.game)}`));
    await whenPageSettled(page);
    const chat = new URL(site.provider).port;
    const strange = requests.filter(
      (url) => !isOwn(site, url) && !/\/art\//.test(url) && !url.startsWith(`http://chat.localhost:${chat}/`),
    );
    expect(strange).toEqual([]);
    expect([...(await scriptsOf(site)), ...(await pixelCallsOf(site))]).toEqual([]);
    expect(await globalsOf(page)).toEqual([]);
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => ADVERTISING.test(name))).toEqual([]);
  });
});

import { ROUTES } from '@/lib/shared/routes';
import { questionOf, storedChoice } from '../consent/consent-prompt';
import { isOwn } from '../support/secrets/record-traffic';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { countAsUsed, globalsOf, pixelCallsOf, scriptsOf } from './reported-pixels';

const ADVERTISING = /^(?:__Host-)?(?:_fb|_g|_tt|_bge|vl-|mc_clicks|af|AF)/;

// After a no: landing/journeys.test.ts; where there is nothing to ask about: tests/unit/components/consent/consent-prompter.
test.describe('rio, unasked', () => {
  test.use({ brand: 'rio', consent: 'unasked' });

  test('before consent no request leaves for a third party, no global, advertising cookie or choice is made, and the question stays (B7, T4, ruling 67)', async ({
    page,
    context,
    site,
    merchant,
    visitor,
    t,
  }) => {
    const requests: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    await visitor.opens(`${ROUTES.news}?fbclid=FbX&gclid=GcX&ttclid=TtX`);
    await expect(questionOf(page, t)).toBeVisible();
    await whenPageSettled(page);
    await countAsUsed(page);
    await page.locator(`a[href^="${ROUTES.game}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`^${merchant.url(ROUTES.game)}`));
    await expect(questionOf(page, t)).toBeVisible();
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
    expect(await storedChoice(page)).toBeUndefined();
  });
});

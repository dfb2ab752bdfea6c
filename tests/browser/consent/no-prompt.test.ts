// Where there is nothing to ask about, and where an advertisement brought the visitor: tests/unit/components/consent/consent-prompter.
import { ROUTES } from '@/lib/shared/routes';
import { countAsUsed } from '../pixels/reported-pixels';
import { isOwn } from '../support/secrets/record-traffic';
import { whenBrowserIdle, whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { questionOf, storedChoice, withPartners } from './consent-prompt';

const ADVERTISING = /^(?:__Host-)?(?:_fb|_g|_tt|_bge|vl-|mc_clicks|af|AF)/;

// Pictures of the provider, and the merchant's own chat.
const SERVED = /\/art\/|^data:|^blob:|^http:\/\/chat\.localhost:/;

test.use({ consent: 'unasked' });

test('before consent no third party is contacted and no advertising cookie is stored (B7, ruling 67)', async ({
  page,
  context,
  site,
  merchant,
  visitor,
  t,
}) => {
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await withPartners(page, merchant);
  await visitor.opens(`${ROUTES.home}?fbclid=IwAR0aB&gclid=Cj0`);
  await expect(questionOf(page, t)).toBeVisible();
  await page
    .getByRole('navigation', { name: t('tab.name') })
    .getByRole('link', { name: t('tab.games') })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === ROUTES.game);
  await expect(questionOf(page, t)).toBeVisible();
  await whenPageSettled(page);
  await countAsUsed(page);
  await whenBrowserIdle(page);
  expect(requests.filter((url) => !isOwn(site, url) && !SERVED.test(url))).toEqual([]);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => ADVERTISING.test(name))).toEqual([]);
  expect(await storedChoice(page)).toBeUndefined();
});

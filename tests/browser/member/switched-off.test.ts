// A merchant without any optional call shows no dead button and no failure, and makes no such call; its card payment provider needs a script beside the deposit link.
import { CALLS } from '@/lib/shared/calls/table';
import { ROUTES } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect } from '../support/test';
import { testWith } from '../support/test-with';

const OFF = CALLS.filter(({ feature }) => feature !== undefined);
const paths = Object.fromEntries(OFF.map(({ name }) => [name, null]));
const PROVIDER = 'https://cards.example';
const SCRIPT = `${PROVIDER}/v1/card.js`;
const SIGNAL = `${PROVIDER}/v1/signal`;
const test = testWith(({ backend, vendors }) => ({
  backend: { ...backend, paths },
  vendors: { ...Object(vendors), cardPayment: SCRIPT },
}));
test('a second factor is proved without a button that has no call behind it; its member walks the site, and no call that is switched off is made or missed; the card payment provider’s script runs on the member home and reaches its own host, and other pages do not load it (ruling 78, A9, K8, SEC-79)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  const [requested, ofCards]: [string[], string[]] = [[], []];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route(`${PROVIDER}/**`, (route) => {
    ofCards.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: `fetch('${SIGNAL}')`,
    });
  });
  await member.signIn('twofa', { at: ROUTES.login });
  const dialog = page.getByRole('dialog', { name: t('auth.twoFactorTitle') });
  await dialog.getByRole('radio', { name: t('auth.method_email') }).check();
  await expect(dialog.getByRole('button', { name: t('auth.sendCode') })).toHaveCount(0);
  await dialog.getByRole('radio', { name: t('auth.method_ga') }).check();
  await dialog.getByLabel(t('auth.code'), { exact: true }).fill('123456');
  await dialog.getByRole('button', { name: t('auth.verify') }).click();
  await expect(page.getByRole('link', { name: `${t('auth.account')}: twofa` })).toBeVisible();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await whenPageSettled(page);
  for (const route of [ROUTES.service, ROUTES.app, ROUTES.settings]) {
    await visitor.opens(route);
    await whenPageSettled(page);
  }
  const card = page.locator('section', { has: page.getByRole('heading', { name: t('member.news') }) });
  await expect(card.getByRole('link', { name: t('member.newsLink') })).toBeVisible();
  await expect(page.getByText(t('member.push'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('status.retry') })).toHaveCount(0);
  expect(ofCards).toEqual([]);
  await visitor.opens(ROUTES.member);
  await expect.poll(() => ofCards).toEqual([SCRIPT, SIGNAL]);
  await whenPageSettled(page);
  const off = OFF.map(({ path }) => path);
  expect(requested.filter((path) => off.includes(path))).toEqual([]);
  await member.signOut();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  expect(await merchant.callsTo('/wps/session/logout')).toHaveLength(0);
});

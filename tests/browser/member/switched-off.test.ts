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
// One site for all of them.
test.describe.configure({ mode: 'default' });

test('a second factor is proved without a button that has no call behind it (ruling 78, A9)', async ({
  page,
  member,
  t,
}) => {
  await member.signIn('twofa', { at: ROUTES.login });
  const dialog = page.getByRole('dialog', { name: t('auth.twoFactorTitle') });
  await dialog.getByRole('radio', { name: t('auth.method_email') }).check();
  await expect(dialog.getByRole('button', { name: t('auth.sendCode') })).toHaveCount(0);
  await dialog.getByRole('radio', { name: t('auth.method_ga') }).check();
  await dialog.getByLabel(t('auth.code'), { exact: true }).fill('123456');
  await dialog.getByRole('button', { name: t('auth.verify') }).click();
  await expect(page.getByRole('link', { name: `${t('auth.account')}: twofa` })).toBeVisible();
});

test('a member walks the site, and no call that is switched off is made or missed (ruling 78, K8)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await member.hasSession();
  for (const route of [ROUTES.home, ROUTES.service, ROUTES.app, ROUTES.settings]) {
    await visitor.opens(route);
    await whenPageSettled(page);
  }
  const card = page.locator('section', { has: page.getByRole('heading', { name: t('member.news') }) });
  await expect(card.getByRole('link', { name: t('member.newsLink') })).toBeVisible();
  await expect(page.getByText(t('member.push'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('status.retry') })).toHaveCount(0);
  const off = OFF.map(({ path }) => path);
  expect(requested.filter((path) => off.includes(path))).toEqual([]);
  await page.getByRole('button', { name: t('member.signOut') }).click();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  expect(await merchant.callsTo('/wps/session/logout')).toHaveLength(0);
});

test('the card payment provider’s script runs on the member home and reaches its own host, and other pages do not load it (SEC-79)', async ({
  page,
  member,
  visitor,
}) => {
  const requested: string[] = [];
  await page.route(`${PROVIDER}/**`, (route) => {
    requested.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: `fetch('${SIGNAL}')`,
    });
  });
  await member.isAt(ROUTES.settings);
  await whenPageSettled(page);
  expect(requested).toEqual([]);
  await visitor.opens(ROUTES.member);
  await expect.poll(() => requested).toEqual([SCRIPT, SIGNAL]);
});

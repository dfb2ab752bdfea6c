import { ROUTES } from '@/lib/shared/routes';
import { tapUntilSent } from '../support/entry/tap-until-sent';
import { PASSWORD, whenAlive } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { overHttps } from './secure-page';

const LOGIN = '/wps/session/login';

test('the network fails and returns: a message appears, the input stays, and the same page continues (FLT-40)', {
  tag: '@quick',
}, async ({ page, context, merchant, member, complaints, t }) => {
  // The demo's art is on plain http, unlike a provider's.
  complaints.expect(/Mixed Content|violates .* "img-src|violated: img-src/);
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/);
  // So does its chat.
  complaints.expect(/\/widget\.js/);
  const secure = await overHttps(context, merchant);
  const lost: string[] = [];
  let fault: 'internetdisconnected' | 'connectionreset' | undefined;
  // Responses of the test itself need no network, so they must fail as well.
  await context.route(`${secure}/wps/**`, async (route) => {
    if (!fault) return route.fallback();
    lost.push(new URL(route.request().url()).pathname);
    return route.abort(fault);
  });
  await page.goto(`${secure}${ROUTES.login}`);
  await whenAlive(page);
  await member.fill('lan', PASSWORD);
  await whenPageSettled(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const name = page.getByLabel(t('auth.username'), { exact: true });
  const password = page.getByLabel(t('auth.password'), { exact: true });
  const message = page.getByRole('status').locator('p', { hasText: t('errors.network_offline') });
  const staysAsTyped = async () => {
    await expect(name).toHaveValue('lan');
    await expect(password).toHaveValue(PASSWORD);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  };

  fault = 'internetdisconnected';
  await context.setOffline(true);
  await expect(message).toBeVisible();
  await staysAsTyped();
  await expect(message).toHaveCount(0);
  await member.submit();
  await expect(message).toBeVisible();
  await staysAsTyped();

  await context.setOffline(false);
  fault = 'connectionreset';
  await expect(message).toHaveCount(0);
  await member.submit();
  await expect.poll(() => lost.filter((path) => path === LOGIN).length).toBeGreaterThan(1);
  const notice = page.getByRole('alertdialog');
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: t('notice.confirm') }).click();
  await staysAsTyped();

  fault = undefined;
  await tapUntilSent(page, LOGIN, member.submit);
  await expect(page).toHaveURL(`${secure}${ROUTES.home}`);
  await expect(page.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
  expect(await merchant.callsTo(LOGIN)).toHaveLength(1);
});

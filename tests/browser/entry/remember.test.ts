import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { PASSWORD } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const LOGIN_CALL = '/wps/session/login';

const boxOf = (page: Page, t: Translate) => page.getByRole('checkbox', { name: t('remember.keep') });
const chipOf = (page: Page, t: Translate, userName = 'lan') =>
  page.getByRole('link', { name: `${t('auth.account')}: ${userName}` });

/** Every stored text, unchanged and decoded twice. */
async function storedTexts(page: Page): Promise<string> {
  const texts = await page.evaluate(() => {
    const values = [...Object.values(localStorage), ...Object.values(sessionStorage), document.cookie];
    return values.flatMap((text) => {
      try {
        return [text, ...Object.values(JSON.parse(text)).map(String)];
      } catch {
        return [text];
      }
    });
  });
  const decode = (text: string) => Buffer.from(text, 'base64').toString('latin1');
  return texts.flatMap((text) => [text, decode(text), decode(decode(text))]).join('\n');
}

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('a player who stays signed in returns signed in, on the page where they are (A8, A14, E7)', {
    tag: '@quick',
  }, async ({ page, context, member, visitor, merchant, t }) => {
    await visitor.opens(ROUTES.login);
    await member.fill('lan', PASSWORD);
    await expect(boxOf(page, t)).toBeChecked();
    await member.submit();
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    await expect(chipOf(page, t)).toBeVisible();
    await member.staysAway();

    await visitor.opens(`${ROUTES.game}?kw=a`);
    await expect(chipOf(page, t)).toBeVisible();
    await expect(page).toHaveURL(merchant.url(`${ROUTES.game}?kw=a`));
    await expect.poll(async () => (await merchant.callsTo(LOGIN_CALL)).length).toBe(2);
    await visitor.opens(ROUTES.member);
    await expect(page.getByRole('main').getByText('First Example Bank')).toBeVisible();

    const texts = await storedTexts(page);
    expect(texts).toContain('"type":"username"');
    expect(texts).not.toContain(PASSWORD);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'mck')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(JSON.stringify(cookies)).not.toContain(PASSWORD);
  });
});

test('the first login of an account sets the first-login flag; a guarded page lets the remembered player in by way of the login page, without that flag and its words; two tabs that come back together are both signed in; a session that the provider ended shows a message, and the login page leads back (A7, A14, RR1, B2, X6)', async ({
  page,
  context,
  member,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  complaints.expect(/status of 401/);
  const flagOf = () => page.evaluate(() => sessionStorage.getItem('firstLogin'));
  await member.signIn('first1', { at: toHref(ROUTES.login, { go: ROUTES.news }) });
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
  expect(await flagOf()).toMatch(/^[12]$/);
  await member.staysAway();
  await visitor.opens(ROUTES.member);
  await expect(page).toHaveURL(merchant.url(ROUTES.member));
  await expect(page.getByRole('main').getByText('first1', { exact: true })).toBeVisible();
  await whenPageSettled(page);
  expect(await merchant.callsTo(LOGIN_CALL)).toHaveLength(2);
  expect(await flagOf()).toBeNull();
  await expect(page.getByText(/Welcome, /)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('welcome.steps') })).toHaveCount(0);

  await member.staysAway();
  const second = await context.newPage();
  await Promise.all([page, second].map((tab) => tab.goto(merchant.url(ROUTES.news))));
  for (const tab of [page, second]) await expect(chipOf(tab, t, 'first1')).toBeVisible();
  expect(await merchant.callsTo(LOGIN_CALL)).toHaveLength(3);
  await second.close();

  // A pending call, such as the chat's, would notice the session's end there, and the next page would only sign in again.
  await member.settles();
  await page.goto('about:blank');
  await merchant.endsSessionOf('first1');
  await visitor.opens(ROUTES.member);
  const notice = page.getByRole('alertdialog');
  await expect(notice.getByText(t('errors.sessionLost'))).toBeVisible();
  await notice.getByRole('button', { name: t('notice.login') }).click();
  await expect.poll(() => merchant.callsTo(LOGIN_CALL)).toHaveLength(4);
  await expect(chipOf(page, t, 'first1')).toBeVisible();
  await expect(page).toHaveURL(merchant.url(ROUTES.member));
});

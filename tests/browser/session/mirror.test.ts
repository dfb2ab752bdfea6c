import type { BrowserContext, Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import type { Merchant } from '../support/merchant';
import { expect, test } from '../support/test';

const FIELDS = ['spanId', 'id', 'token', 'merchantCode', 'userName', 'type', 'firstTimeLogin'];
/** The call whose answer is seen on the page: it has reached the provider for certain. */
const ACCOUNTS = '/wps/relay/MCSFE_getWithdrawAccountInfo';

const mirrorOf = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'));

/** The token as the provider sees it in a member's call. */
async function providerToken(merchant: Merchant): Promise<string> {
  const [call] = await merchant.callsTo(ACCOUNTS);
  return call?.headers.authorization ?? '';
}

/** All that scripts of the page can reach: storages, caches, databases and readable cookies. */
const reachable = (page: Page) =>
  page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const state = [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    return [...state, ...cached, JSON.stringify(databases), JSON.stringify(history.state)].join('\n');
  });

/** Headers and texts of all answers of a browser from now on. */
function answersOf(context: BrowserContext): readonly Promise<string>[] {
  const answers: Promise<string>[] = [];
  context.on('response', (response) => {
    const headers = response.allHeaders().then(JSON.stringify, () => '');
    answers.push(
      headers,
      response.text().catch(() => ''),
    );
  });
  return answers;
}

test('the mirror of the session has the seven fields, a new tab rebuilds it, the cookie is out of reach for scripts and bound to its host, and the provider’s token reaches nothing that a script can read, and no answer (E1, E2, B2, SEC-57)', async ({
  page,
  context,
  member,
  merchant,
  t,
}) => {
  const answers = answersOf(context);
  const answer = page.waitForResponse(`**${ACCOUNTS}`);
  await member.signIn('lan', { at: toHref(ROUTES.login, { go: ROUTES.member }) });
  await expect(page).toHaveURL(merchant.url(ROUTES.member));
  await expect(page.getByRole('main').getByText('First Example Bank')).toBeVisible();
  const sealed = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
  expect(sealed.length).toBeGreaterThan(0);
  for (const { sameSite, domain, name } of sealed) {
    expect(sameSite).toBe('Lax');
    expect(domain.startsWith('.')).toBe(false);
    expect(await page.evaluate(() => document.cookie)).not.toContain(`${name}=`);
  }
  const mirror = await mirrorOf(page);
  expect(Object.keys(mirror).sort()).toEqual(FIELDS.sort());
  expect(mirror).toMatchObject({
    merchantCode: 'aurora',
    userName: 'lan',
    id: '1001',
    firstTimeLogin: false,
  });
  expect(mirror.spanId).not.toBe('');
  expect((await answer).headers()['x-app-trace-id']).not.toBe('');
  const secret = await providerToken(merchant);
  expect(secret.length).toBeGreaterThan(15);
  const seen = [await reachable(page), await page.content(), ...(await Promise.all(answers))].join('\n');
  expect(seen).toContain('MC_SESSION_INFO');
  expect(seen).toContain('First Example Bank');
  expect(seen).not.toContain(secret);
  expect(seen).not.toContain(Buffer.from(secret).toString('base64').replace(/=+$/, ''));
  const { token, id, userName } = mirror;
  expect(token).not.toBe(secret);
  const second = await context.newPage();
  await second.goto(merchant.url(ROUTES.news));
  await expect(second.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
  expect(await mirrorOf(second)).toMatchObject({ token, id, userName, merchantCode: 'aurora' });
});

// A visitor and a member at a merchant's site, by what they do.
import { expect, type Locator, type Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { whenChatIdentifies } from '../service/customer-service';
import { addSession } from './entry/session-cookies';
import type { TapLimit } from './entry/tap-until-sent';
import type { Merchant } from './merchant';
import { whenPageSettled } from './settled';
import type { Translate } from './texts';

/** Calls that follow a login, once. */
export const AFTER_LOGIN = [
  '/wps/relay/PROMOFE_getPromoCodeEnable',
  '/wps/relay/MCSFE_getPlayerRankProgress',
];

export const PASSWORD = 'Passw0rd!';

/** Waits until React has taken over the page, effects included: a click before that is the browser's own, not the site's. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.documentElement.dataset.hydrated === undefined) return false;
    const inside = document.querySelectorAll('main form, main button, main a');
    const isTaken = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
    return inside.length > 0 && [...inside].every(isTaken);
  });
}

/** The open login or registration: over another page, or on its own page. */
export const entryOf = (page: Page): Locator => page.locator('main, dialog[data-entry]').last();

/** A login or registration over another page. */
export const overlayOf = (page: Page): Locator => page.getByRole('dialog').and(page.locator('[data-entry]'));

/** What a form says of a refusal, beside its button. */
export const refusalOf = (page: Page): Locator => entryOf(page).getByRole('alert').filter({ hasText: /\S/ });

/** The link of the header that leads in. */
export const signInOf = (page: Page, t: Translate): Locator =>
  page.getByRole('banner').getByRole('link', { name: t('shell.signIn') });

export type Place = { readonly page: Page; readonly merchant: Merchant; readonly t: Translate };

export function visitorAt({ page, merchant }: Place) {
  return {
    opens: async (path: string = ROUTES.home) => page.goto(merchant.url(path)),
    /** Leaves the site and comes back as someone without cookies: first away, since a call under way would be refused. */
    losesCookies: async () => {
      await page.goto('about:blank');
      // The answers about age and consent are no session, and stay.
      await page.context().clearCookies({ name: /^(?!mc_(?:age|consent)$)/ });
    },
  };
}

export function memberAt({ page, merchant, t }: Place) {
  const fill = async (userName: string, password: string) => {
    await whenAlive(page);
    await page.getByLabel(t('auth.username'), { exact: true }).fill(userName);
    await page.getByLabel(t('auth.password'), { exact: true }).fill(password);
  };
  const submit = (limit?: TapLimit) =>
    entryOf(page)
      .getByRole('button', { name: t('auth.submit') })
      .click(limit);
  const signIn = async (userName = 'lan', { password = PASSWORD, at = ROUTES.login as string } = {}) => {
    await page.goto(merchant.url(at));
    await fill(userName, password);
    await submit();
  };
  const expectHome = async (userName: string) => {
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    await expect(page.getByRole('link', { name: `${t('auth.account')}: ${userName}` })).toBeVisible();
  };
  const settles = async () => {
    await whenChatIdentifies(page, 'member');
    await whenPageSettled(page);
  };
  const hasSession = (userName = 'lan') => addSession(page.context(), merchant, userName);
  const changesTo = async (userName: string) => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await hasSession(userName);
  };
  const isIn = async (userName = 'lan') => {
    await hasSession(userName);
    await page.goto(merchant.url(ROUTES.home));
    await expectHome(userName);
  };
  const isAt = async (path: string, userName = 'lan') => {
    await hasSession(userName);
    await page.goto(merchant.url(path));
  };
  return {
    fill,
    submit,
    /** Tries a wrong password in the form that is open. */
    isRefused: async () => {
      await fill('lan', 'wrong');
      await submit();
      await expect(refusalOf(page)).toBeVisible();
    },
    /** Types the name and password on the login page (`at` may carry a query) and sends them. */
    signIn,
    /** Signs in on the login page and arrives at the home page, where the calls that follow a login are made. */
    comesIn: async (userName = 'lan') => {
      await signIn(userName);
      await expectHome(userName);
      for (const path of AFTER_LOGIN)
        await expect.poll(async () => (await merchant.callsTo(path)).length).toBeGreaterThan(0);
    },
    /** Is at home with the session of a login in another tab: without the login page, for tests of what comes after (B2). */
    isIn,
    /** Is at one of the pages with the session of a login in another tab. */
    isAt,
    /** Has such a session, and no page open yet. */
    hasSession,
    /** Leaves the site, and comes back with the session of another account. */
    changesTo,
    /** Waits until no call is under way: one after the end of the session would be rejected, and show it on the wrong page. */
    settles,
    /** Stays away until the session is gone, its cookies and what the tab knew of it; what the device remembers is left. */
    staysAway: async () => {
      await settles();
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
      for (const name of ['mc', 'mc_hint']) await page.context().clearCookies({ name });
    },
    /** Signs out on the settings page, by its link on the member home, once all is there: a call still under way would be refused. */
    signOut: async () => {
      await expect(page.locator('section[aria-busy="false"]').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await settles();
      const out = page.getByRole('button', { name: t('auth.signOut') });
      if (!(await out.isVisible())) {
        await page
          .getByRole('main')
          .getByRole('link', { name: t('member.settings') })
          .click();
        await expect(out).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await settles();
      }
      await out.click();
    },
  };
}

export type Visitor = ReturnType<typeof visitorAt>;
export type Member = ReturnType<typeof memberAt>;

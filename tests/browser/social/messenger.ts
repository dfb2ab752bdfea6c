// A player's steps on LINE's and Telegram's pages, and the values that must never remain.
import { expect, type Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import type { Merchant } from '../support/merchant';
import { expectNoSecrets } from '../support/secrets/expect-no-secrets';
import { trafficOf } from '../support/secrets/record-traffic';
import { whenPageSettled } from '../support/settled';
import type { Translate } from '../support/texts';

type Seat = { readonly page: Page; readonly merchant: Merchant; readonly t: Translate };

const CONTROLS = 'Test controls';
const OPENED = ['mc', 'mc_hint', 'mck'];
const STORED = /lineSessionToken|telegramAuth|mc_line_flow|mc_telegram_flow/;

/** Someone who signs in by a messaging app. */
export function socialAt({ page, merchant, t }: Seat) {
  const tap = async (name: string) => {
    const control = page.getByRole('link', { name });
    if (!(await control.isVisible())) await page.getByText(CONTROLS).click();
    await control.click();
  };
  const leave = async (way: 'Line' | 'Telegram') => {
    await page.getByRole('link', { name: t(`social.with${way}`) }).click();
    await expect(page).toHaveURL(/oauth2|\/auth\?/);
  };
  const begin = async (way: 'Line' | 'Telegram', at: string) => {
    await page.goto(merchant.url(at));
    await leave(way);
  };
  /** A sign-in stores this before it leaves the page; the next page removes it. */
  const whenArrived = () => page.waitForFunction(() => sessionStorage.getItem('justSignedIn') === null);
  return {
    dialog: page.getByRole('dialog', { name: t('social.chooseTitle') }),
    /** Goes to LINE's page from the current one. */
    leavesForLine: () => leave('Line'),
    /** Goes to LINE from the login page and taps there. */
    comesByLine: async (name: string, at: string = ROUTES.login) => {
      await begin('Line', at);
      await tap(name);
    },
    /** Goes to Telegram from the login page and taps there. */
    comesByTelegram: async (name: string, at: string = ROUTES.login) => {
      await begin('Telegram', at);
      await tap(name);
    },
    /** Goes to LINE from the current page and taps there. */
    goesToLine: async (name: string) => {
      await leave('Line');
      await tap(name);
    },
    /** Goes to Telegram from the current page and taps there. */
    goesToTelegram: async (name: string) => {
      await leave('Telegram');
      await tap(name);
    },
    isIn: async (name: string | RegExp) => {
      await expect(
        page.getByRole('link', {
          name: typeof name === 'string' ? `${t('auth.account')}: ${name}` : name,
        }),
      ).toBeVisible();
      await whenArrived();
    },
    /** Not signed in: there is no session, remembered login or proof anywhere. */
    isOut: async () => {
      await whenPageSettled(page);
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(stored).not.toMatch(/lineSessionToken|telegramAuth|remPass|justSignedIn|firstLogin/);
      expect((await page.context().cookies()).filter(({ name }) => OPENED.includes(name))).toEqual([]);
    },
    /** Looks for the codes, tokens and hashes of the journey wherever they may have been left, and for the records of the sign-in. */
    leavesNothing: async () => {
      await whenArrived();
      await whenPageSettled(page);
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(stored).not.toMatch(STORED);
      expect(trafficOf(page).carried.size).toBeGreaterThan(0);
      await expectNoSecrets(page);
    },
  };
}

// A player at LINE's and Telegram's pages, by what they tap there; and what must never stay behind.
import { expect, type Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import type { Merchant } from '../support/merchant';
import type { Say } from '../support/texts';

type Seat = { readonly page: Page; readonly merchant: Merchant; readonly say: Say };

const CONTROLS = 'Test controls';
const STORED = /lineSessionToken|telegramAuth|mc_line_flow|mc_telegram_flow/;

/** Everything secret in an address that a third party sends back, or in a call's body. */
function secretsIn(text: string): string[] {
  const found = text.matchAll(
    /(?:[?&](?:code|state|tgStart)=|tgAuthResult=|"(?:lineSessionToken|codeVerifier|hash|code)":")([\w-]{8,})/g,
  );
  return [...found].map(([, value = '']) => value);
}

/** Hears every secret of the journeys to come. */
function hearSecrets(page: Page): Set<string> {
  const heard = new Set<string>();
  const add = (text: string) => {
    for (const secret of secretsIn(text)) heard.add(secret);
  };
  page.on('response', (response) => add(response.headers().location ?? ''));
  page.on('request', (request) => add(request.postData() ?? ''));
  return heard;
}

/** Somebody who signs in by a messaging app. */
export function socialAt({ page, merchant, say }: Seat) {
  const tap = async (name: string) => {
    const control = page.getByRole('link', { name });
    if (!(await control.isVisible())) await page.getByText(CONTROLS).click();
    await control.click();
  };
  const secrets = hearSecrets(page);
  const begin = async (way: 'Line' | 'Telegram', at: string) => {
    await page.goto(merchant.url(at));
    await page.getByRole('link', { name: say(`social.with${way}`) }).click();
    await expect(page).toHaveURL(/oauth2|\/auth\?/);
  };
  return {
    dialog: page.getByRole('dialog', { name: say('social.chooseTitle') }),
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
    isIn: async (name: string | RegExp) => {
      await expect(
        page.getByRole('link', {
          name: typeof name === 'string' ? `${say('auth.account')}: ${name}` : name,
        }),
      ).toBeVisible();
    },
    /** Looks for the codes, tokens and hashes of the journey in storage, address, page and history state. */
    leavesNothing: async () => {
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      const shown = await page.evaluate(() =>
        JSON.stringify([window.location.href, history.state, document.documentElement.outerHTML]),
      );
      expect(stored).not.toMatch(STORED);
      expect(secrets.size).toBeGreaterThan(0);
      for (const secret of secrets) expect((stored + shown).includes(secret), secret).toBe(false);
    },
  };
}

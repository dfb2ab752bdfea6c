// Someone without an account, by what they do on the pages that lead in.
import { expect, type Page } from 'playwright/test';
import type { Hand } from '../input/hand';
import type { Merchant } from '../merchant';
import { entryOf, whenAlive } from '../people';
import type { Translate } from '../texts';

type Seat = { readonly page: Page; readonly merchant: Merchant; readonly t: Translate; readonly hand: Hand };

/** Mobile numbers as players of the demo brands type them, none of them taken. */
export const NUMBERS = {
  aurora: '0912 345 678',
  rio: '(11) 98765-4321',
  noor: '0300 1234567',
  lotus: '081-234-5678',
} as const;

/** A person at one of the pages that lead in, with one way of input. */
export function newcomerAt({ page, merchant, t, hand }: Seat) {
  const main = entryOf(page);
  const exact = (text: string) => ({ name: text, exact: true });
  const password = (label = t('auth.password')) =>
    main.getByLabel(label, { exact: true }).filter({ visible: true });
  const button = (key: string) => main.getByRole('button', exact(t(key)));
  const code = () => main.locator('input[name="code"]').filter({ visible: true });
  const number = () => main.locator('input[name="mobile"]').filter({ visible: true });
  const name = () => main.getByRole('textbox', exact(t('auth.username')));
  return {
    main,
    password,
    button,
    code,
    number,
    name,
    opens: async (path: string) => {
      await page.goto(merchant.url(path));
      await whenAlive(page);
    },
    /** Picks one of the other ways, and waits until the first one's form is gone; by keyboard radios are one stop, so that is a tap always. */
    picks: async (key: string) => {
      await main.getByRole('radio', exact(t(key))).tap();
      await expect(main.locator('input[name="username"]')).toBeHidden();
    },
    writesName: (text: string) => hand.write(name(), text),
    writesPassword: (text: string, label?: string) => hand.write(password(label), text),
    writesNumber: (text: string) => hand.write(number(), text),
    /** Has a code sent, and types the one that came. */
    getsCode: async () => {
      await hand.activate(button('sms.send'));
      await expect(main.getByText(t('sms.sent'))).toBeVisible();
      await hand.write(code(), await merchant.lastCode());
    },
    isGreeted: (who: string | RegExp) =>
      expect(page.getByRole('banner').getByRole('link', { name: who })).toBeVisible(),
  };
}

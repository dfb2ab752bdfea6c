// Steps of a visitor who comes by advertisements and registers in the end.
import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { newcomerAt } from '../support/entry/newcomer';
import { touch } from '../support/input/touch';
import type { Merchant } from '../support/merchant';
import { entryOf, signInOf, whenAlive } from '../support/people';
import { playerAt } from '../support/player';
import { expect } from '../support/test';
import type { Translate } from '../support/texts';
import { addressOf, type Entry } from './clicks';

type Seat = { readonly page: Page; readonly merchant: Merchant; readonly t: Translate };

const PASSWORD = 'Newcomer-2026';

/** A person with one tab. */
export function arrivalAt({ page, merchant, t }: Seat) {
  const newcomer = newcomerAt({ page, merchant, t, hand: touch });
  const player = playerAt({ page, merchant, t, hand: touch });
  const goesToRegister = async () => {
    await whenAlive(page);
    await entryOf(page)
      .getByRole('link', { name: t('register.toRegister'), exact: true })
      .tap();
    await expect(page).toHaveURL(/\/m\/register/);
  };
  return {
    player,
    /** Opens one entry after the other; all but the last are left as soon as they answer, before any script has run. */
    comesBy: async (entries: readonly Entry[], isFirstVisit = true) => {
      for (const [nth, entry] of entries.entries()) {
        const isLast = nth === entries.length - 1;
        await page.goto(merchant.url(addressOf(entry, isFirstVisit && nth === 0)), {
          waitUntil: isLast ? 'load' : 'commit',
        });
      }
    },
    goesToRegister,
    /** By the header's link to the login, and on from there. */
    goesByHeader: async () => {
      await whenAlive(page);
      await signInOf(page, t).tap();
      await expect(page).toHaveURL(/\/m\/login/);
      await goesToRegister();
    },
    /** Fills in the open form, and is welcomed. */
    registers: async (name = 'arrived7') => {
      await whenAlive(page);
      await newcomer.writesName(name);
      await newcomer.writesPassword(PASSWORD);
      await newcomer.button('register.submit').tap();
      await newcomer.isGreeted(new RegExp(name));
    },
    opensRegister: () => newcomer.opens(ROUTES.register),
  };
}

export type Arrived = ReturnType<typeof arrivalAt>;

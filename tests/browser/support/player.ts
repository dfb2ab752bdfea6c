// Steps of a player who is new to the site, by any input device.
import { expect, type Locator, type Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import type { Hand } from './input/hand';
import type { Merchant } from './merchant';
import { entryOf, PASSWORD, whenAlive } from './people';
import type { Translate } from './texts';

/** A game of every demo brand that may be tried without an account. */
export const GAME = { name: 'Peacock Throne', part: 'peacock', code: 'jt-peacock-throne' } as const;

type Seat = { readonly page: Page; readonly merchant: Merchant; readonly t: Translate; readonly hand: Hand };

const exact = (name: string) => ({ name, exact: true });

/** What the window of the game shows: the frame's own document, or the page that the browser was sent to. */
function gameOf(page: Page, isEmbedded: boolean) {
  const place = isEmbedded ? page.frameLocator('iframe') : page;
  return place.getByRole('heading', { level: 1, ...exact(GAME.name) });
}

/** The layer that takes the first tap on a game; the page behind it offers full screen by the same words while the game loads. */
export function fullScreenCoverOf(page: Page, t: Translate): Locator {
  return page.locator('[data-playing="true"] button').filter({ hasText: t('play.fullScreen') });
}

/** A person at a merchant's site, with one way of input. */
export function playerAt({ page, merchant, t, hand }: Seat) {
  const main = page.getByRole('main');
  const isEmbedded = merchant.games.open === 'embed';
  const card = () => main.getByRole('link', { name: GAME.name }).first();
  const follows = async (control: Locator, path: string) => {
    await hand.activate(control);
    await expect(page).toHaveURL(new RegExp(`^${merchant.url(path)}([?#].*)?$`));
  };
  return {
    main,
    isEmbedded,
    game: gameOf(page, isEmbedded),
    follows,
    /** Goes to a page of the tab bar. */
    opensTab: (tab: string, path: string) =>
      follows(
        page.getByRole('navigation', exact(t('tab.name'))).getByRole('link', exact(t(`tab.${tab}`))),
        path,
      ),
    /** Searches on the home page for a part of the name. */
    searches: async (text: string = GAME.part) => {
      await hand.write(main.getByRole('searchbox', exact(t('search.label'))), text);
      await hand.activate(main.getByRole('button', exact(t('search.submit'))));
      await expect(page).toHaveURL(new RegExp(`${ROUTES.game}\\?.*q=${text}`));
      await whenAlive(page);
    },
    heart: () => main.getByRole('button', exact(t('game.favourite', { name: GAME.name }))).first(),
    card,
    /** Opens the game's own page from its card. */
    opensGame: async () => {
      await hand.activate(card());
      await expect(main.getByRole('heading', { level: 1, ...exact(GAME.name) })).toBeVisible();
      await whenAlive(page);
    },
    signsIn: async (userName = 'lan', password = PASSWORD) => {
      await whenAlive(page);
      const entry = entryOf(page);
      await hand.write(entry.getByLabel(t('auth.username'), { exact: true }), userName);
      await hand.write(entry.getByLabel(t('auth.password'), { exact: true }), password);
      await hand.activate(entry.getByRole('button', exact(t('auth.submit'))));
    },
    /** Leaves the game by its way back: the bar around it, or the game's own exit. */
    leavesGame: async () => {
      if (isEmbedded) {
        const back = page.getByRole('link', exact(t('play.back')));
        const handle = page.getByRole('button', exact(t('play.controls')));
        // The controls leave by themselves four seconds after a hand was near them.
        await handle.hover();
        if ((await handle.getAttribute('aria-expanded')) !== 'true') await hand.activate(handle);
        await hand.activate(back);
      } else {
        await expect(page.locator('body[data-ready]')).toBeAttached();
        await hand.activate(page.locator('#exit'));
      }
      await expect(page).toHaveURL(new RegExp(`^${merchant.url(ROUTES.game)}\\?.*game=${GAME.code}`));
    },
  };
}

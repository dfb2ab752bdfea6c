// The pages that a visitor may open, and how to know that one is complete.
import { expect, type Page } from 'playwright/test';
import { CATEGORY_LOBBIES, ROUTES, toHref } from '@/lib/shared/routes';
import { GAME } from './player';

/** A page by its name and address. */
export type Screen = { readonly name: string; readonly path: string };

const CONTENT_SCREENS: readonly Screen[] = [
  { name: 'home', path: ROUTES.home },
  { name: 'the game area', path: ROUTES.game },
  { name: 'search results', path: toHref(ROUTES.game, { q: GAME.part }) },
  { name: 'a search without results', path: toHref(ROUTES.game, { q: 'qqqqqq' }) },
  { name: 'a game', path: toHref(ROUTES.game, { game: GAME.code }) },
  { name: 'a category lobby', path: CATEGORY_LOBBIES.RNG },
  { name: 'all promotions', path: ROUTES.activity },
  { name: 'a promotion', path: toHref(ROUTES.activity, { id: '42' }) },
  { name: 'all news', path: ROUTES.news },
  { name: 'a piece of news', path: toHref(ROUTES.news, { id: '3' }) },
];

const WAY_SCREENS: readonly Screen[] = [
  { name: 'my games, still empty', path: ROUTES.mine },
  { name: 'downloads', path: ROUTES.download },
  { name: 'about the app', path: ROUTES.app },
  { name: 'customer service', path: ROUTES.service },
  { name: 'customer service with a support code', path: toHref(ROUTES.service, { support: 'ABCD2345' }) },
  { name: 'inviting friends', path: ROUTES.inviteFriends },
  { name: 'the partner programme', path: ROUTES.agentRegister },
  { name: 'the check of the browser', path: ROUTES.diagnosis },
  { name: 'safer play', path: ROUTES.safety },
  { name: 'the login', path: ROUTES.login },
  { name: 'the registration', path: ROUTES.register },
  { name: 'the recovery of a password', path: ROUTES.recover },
  { name: 'the privacy choices', path: ROUTES.privacy },
  { name: 'the official domains', path: ROUTES.domains },
];

/** Every page that is open to all. */
export const OPEN_SCREENS: readonly Screen[] = [...CONTENT_SCREENS, ...WAY_SCREENS];

/** Screens in groups that one test walks through. */
export const groupsOf = (screens: readonly Screen[], size = 6): readonly (readonly Screen[])[] =>
  Array.from({ length: Math.ceil(screens.length / size) }, (_, at) =>
    screens.slice(at * size, (at + 1) * size),
  );

/** Waits until a page has its heading, and every part of it its content. */
export async function whenWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
}

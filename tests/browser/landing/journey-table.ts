// Journeys from an entry page to a registration; each page and each method appears.
import type { Page } from 'playwright/test';
import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';
import { CATEGORY_LOBBIES, ROUTES, toHref } from '@/lib/shared/routes';
import type { Merchant } from '../support/merchant';
import { GAME } from '../support/player';
import { whenPageSettled } from '../support/settled';
import { expect } from '../support/test';
import { type Translate, textsIn } from '../support/texts';
import { type Arrived, arrivalAt } from './visitor';

type Scene = {
  readonly page: Page;
  readonly merchant: Merchant;
  readonly t: Translate;
  readonly person: Arrived;
};

/** A part of a journey, from its entry pages on. */
type Leg = {
  readonly name: string;
  /** Entry pages; the journey continues from the last one. */
  readonly entries: readonly string[];
  /** What is done from there on; in the last part of a journey, the way to a form that registers, and who stands before it. */
  readonly act: (scene: Scene) => Promise<Arrived | undefined>;
};

/** Steps of a visitor before a registration: the clicks of each step count. */
export type Journey = { readonly brand: 'aurora' | 'rio' | 'noor'; readonly legs: readonly Leg[] };

const TRIAL = toHref(ROUTES.launchGame, {
  vendor: 'JT',
  code: GAME.code,
  playType: 'trial',
  backUrl: toHref(ROUTES.game, { game: GAME.code }),
});

const { SPORTS, LIVE, RNG, TABLE, FISH, PVP, CRASH, ARCADE, ELOTT } = CATEGORY_LOBBIES;

async function changesLanguage({ page, merchant, t }: Scene): Promise<Arrived> {
  const other = merchant.languages[1] as LanguageCode;
  const name = t('language.title');
  await page.getByRole('banner').getByRole('button', { name }).tap();
  await page.getByRole('dialog', { name }).getByRole('link', { name: LANGUAGES[other].name }).tap();
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[other].tag);
  const person = arrivalAt({ page, merchant, t: textsIn(other) });
  await person.goesByHeader();
  return person;
}

async function opensAnotherTab({ page, merchant, t }: Scene): Promise<Arrived> {
  await whenPageSettled(page);
  const tab = await page.context().newPage();
  const person = arrivalAt({ page: tab, merchant, t });
  await person.opensRegister();
  return person;
}

const ARRIVES: Leg = {
  name: 'registers on the page of arrival',
  entries: [ROUTES.index, ROUTES.registerHtml, ROUTES.register],
  act: async () => undefined,
};

const LOGS_IN: Leg = {
  name: 'goes through the login',
  entries: [ROUTES.indexHtml, ROUTES.login],
  act: async ({ person }) => void (await person.goesToRegister()),
};

const RELOADS: Leg = {
  name: 'loads the page anew',
  entries: [SPORTS, LIVE, ROUTES.home],
  act: async ({ page, person }) => {
    await page.reload();
    await person.goesByHeader();
    return undefined;
  },
};

const OPENS_TAB: Leg = {
  name: 'goes on in another tab',
  entries: [RNG, TABLE, ROUTES.game],
  act: opensAnotherTab,
};

const CHANGES_LANGUAGE: Leg = {
  name: 'changes the language',
  entries: [FISH, PVP, ROUTES.activity],
  act: changesLanguage,
};

const SEARCHES: Leg = {
  name: 'searches for a game',
  entries: [CRASH, ARCADE, ROUTES.root],
  act: async ({ person }) => void (await person.player.searches()),
};

const IS_STOPPED: Leg = {
  name: 'is stopped by a guard',
  entries: [ELOTT, ROUTES.news, ROUTES.member],
  act: async ({ person }) => void (await person.goesToRegister()),
};

const TRIES: Leg = {
  name: 'tries a game for free',
  entries: [ROUTES.download, ROUTES.app, TRIAL],
  act: async ({ person }) => {
    await expect(person.player.game).toBeVisible();
    await person.player.leavesGame();
    return undefined;
  },
};

const IS_INVITED: Leg = {
  name: 'was invited',
  entries: [ROUTES.agentRegister, ROUTES.feedback, ROUTES.inviteFriends],
  act: async ({ page }) => {
    await page.getByRole('main').locator(`a[href^="${ROUTES.register}"]`).tap();
    await expect(page).toHaveURL(/\/m\/register/);
    return undefined;
  },
};

/** Journeys; one registration each, at the end of the last part. */
export const JOURNEYS: readonly Journey[] = [
  { brand: 'aurora', legs: [TRIES, ARRIVES] },
  { brand: 'aurora', legs: [IS_STOPPED, CHANGES_LANGUAGE] },
  { brand: 'rio', legs: [IS_INVITED, OPENS_TAB] },
  { brand: 'noor', legs: [SEARCHES, LOGS_IN, RELOADS] },
];

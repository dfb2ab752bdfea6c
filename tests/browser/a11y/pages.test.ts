import type { Page } from 'playwright/test';
import { HEALTH_PATH } from '@/lib/shared/http/health-path';
import { CATEGORY_LOBBIES, ROUTES, toHref } from '@/lib/shared/routes';
import { handlingFaultsOf } from '../support/measure/faults';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import { shiftsOf, watchShifts } from '../support/measure/shifts';
import type { BrandCode } from '../support/merchant';
import type { Visitor } from '../support/people';
import { GAME } from '../support/player';
import { groupsOf, OPEN_SCREENS, type Screen, whenWhole } from '../support/screens';
import { whenBrowserIdle } from '../support/settled';
import { expect, test } from '../support/test';
import { faultsOfPage } from './check';
import { magnifiedFaultsOf } from './magnified';

test.use(PHONE_PIXELS);

const FURTHER: readonly Screen[] = [
  { name: 'the page without a network', path: ROUTES.offline },
  { name: 'a lobby behind a lock', path: '/m/locked' },
  { name: 'an address without a page', path: '/m/nowhere' },
];

const OWN: readonly Screen[] = [
  { name: 'the member home', path: ROUTES.member },
  { name: 'the settings of a member', path: ROUTES.settings },
  { name: 'the change of the password', path: ROUTES.changePassword },
  { name: 'the change of the account', path: ROUTES.switchMember },
];

/** With a support code it shows all of this, and more. */
const PLAIN_SERVICE: string = ROUTES.service;

/** A second time: where most visits begin, in the other look; the check whose answers are longest in Thai. Home from right to left: access/saved-games. */
const AGAIN: Partial<Record<BrandCode, readonly string[]>> = {
  rio: [ROUTES.login, ROUTES.register],
  lotus: [ROUTES.diagnosis],
};

/** Every page once, with rotating brands; overlays: a11y/overlays and overlay/fit. */
const TURNS: readonly BrandCode[] = ['rio', 'lotus', 'noor', 'aurora'];
const WALKED = [...OPEN_SCREENS, ...FURTHER].filter(({ path }) => path !== PLAIN_SERVICE);
const WALKS = groupsOf(WALKED, Math.ceil(WALKED.length / TURNS.length)).map((screens, at) => {
  const brand = TURNS[at] ?? 'aurora';
  return { brand, screens: [...screens, ...WALKED.filter(({ path }) => AGAIN[brand]?.includes(path))] };
});

/** These are magnified, too. */
const MAGNIFIED: readonly string[] = [
  ROUTES.home,
  ROUTES.login,
  ROUTES.register,
  CATEGORY_LOBBIES.RNG,
  toHref(ROUTES.game, { game: GAME.code }),
  ROUTES.activity,
  toHref(ROUTES.activity, { id: '42' }),
  toHref(ROUTES.service, { support: 'ABCD2345' }),
  ROUTES.safety,
  ROUTES.agentRegister,
];

const namesOf = (screens: readonly Screen[]) => screens.map(({ name }) => name).join(', ');

function titleOf(screens: readonly Screen[]): string {
  const title = `WCAG 2.2 AA, best practice, landmarks, headings and the policy hold, nothing shifts, all fits at 320 px and with doubled text, and touch targets are 44 px: ${namesOf(screens)} (B33, SEC-82, CLS 0)`;
  const magnified = screens.filter(({ path }) => MAGNIFIED.includes(path));
  if (magnified.length === 0) return title;
  return `${title}; magnified or spaced out by the reader nothing is cut off, scrolls sideways or covers the page: ${namesOf(magnified)} (WCAG 1.4.4, 1.4.10, 1.4.12)`;
}

async function allFaultsOf(page: Page, { path }: Screen): Promise<string[]> {
  return [
    // Before axe, which puts bars into the flow.
    ...(MAGNIFIED.includes(path) ? await magnifiedFaultsOf(page) : []),
    ...(await faultsOfPage(page)),
    ...(await handlingFaultsOf(page)),
  ];
}

/** Opens a page and waits until it is whole; returns all that is wrong with it. */
async function faultsAt({ page, visitor }: { page: Page; visitor: Visitor }, screen: Screen) {
  await visitor.opens(screen.path);
  await whenWhole(page);
  await whenBrowserIdle(page);
  const shifts = (await shiftsOf(page)).map((shift) => `shift ${shift}`);
  return [...shifts, ...(await allFaultsOf(page, screen))];
}

// The page without a network would leave as soon as the site answers.
test.beforeEach(async ({ page, complaints }) => {
  complaints.expect(/status of 503.*healthz/);
  await page.addInitScript(watchShifts);
  await page.route(`**${HEALTH_PATH}`, (route) => route.fulfill({ status: 503 }));
});

for (const { brand, screens } of WALKS)
  test.describe(brand, () => {
    test.use({ brand });

    // The fixture fails a test whose page breaks the policy.
    test(titleOf(screens), async ({ page, visitor, complaints }) => {
      test.slow();
      complaints.expect(/status of 404/);
      for (const screen of screens)
        expect.soft(await faultsAt({ page, visitor }, screen), screen.name).toEqual([]);
    });
  });

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('WCAG 2.2 AA, best practice, landmarks, headings and sizes hold on the pages of a member, and nothing shifts (CLS 0)', async ({
    page,
    member,
    visitor,
  }) => {
    await member.hasSession();
    for (const screen of OWN) expect.soft(await faultsAt({ page, visitor }, screen), screen.name).toEqual([]);
  });
});

import type { Page } from 'playwright/test';
import { HEALTH_PATH } from '@/lib/shared/http/health-path';
import { ROUTES } from '@/lib/shared/routes';
import { BRANDS, LOOKS } from '../support/input/input-methods';
import { handlingFaultsOf } from '../support/measure/faults';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import type { BrandCode } from '../support/merchant';
import { groupsOf, OPEN_SCREENS, type Screen, whenWhole } from '../support/screens';
import { expect, test } from '../support/test';
import { faultsOfPage } from './check';

test.use(PHONE_PIXELS);

const FURTHER: readonly Screen[] = [
  { name: 'the page without a network', path: ROUTES.offline },
  { name: 'the change of the account', path: ROUTES.switchMember },
  { name: 'a lobby behind a lock', path: '/m/locked' },
  { name: 'an address without a page', path: '/m/nowhere' },
];

const OWN: readonly Screen[] = [
  { name: 'the member home', path: ROUTES.member },
  { name: 'the settings of a member', path: ROUTES.settings },
  { name: 'the message to customer service', path: ROUTES.feedback },
  { name: 'the change of the password', path: ROUTES.changePassword },
];

/** Where most visits begin: in each look and direction. */
const BEGINNINGS: readonly string[] = [ROUTES.home, ROUTES.login, ROUTES.register];
const FIRST = OPEN_SCREENS.filter(({ path }) => BEGINNINGS.includes(path));

type Walk = { readonly brand: BrandCode; readonly screens: readonly Screen[] };
const WALKS: readonly Walk[] = [
  ...groupsOf([...OPEN_SCREENS, ...FURTHER], 5).map((screens, at) => ({
    brand: BRANDS[at % BRANDS.length] ?? 'aurora',
    screens,
  })),
  ...LOOKS.map((brand) => ({ brand, screens: FIRST })),
];

async function allFaultsOf(page: Page): Promise<string[]> {
  return [...(await faultsOfPage(page)), ...(await handlingFaultsOf(page))];
}

// The page without a network would leave as soon as the site answers.
test.beforeEach(async ({ page, complaints }) => {
  complaints.expect(/status of 503.*healthz/);
  await page.route(`**${HEALTH_PATH}`, (route) => route.fulfill({ status: 503 }));
});

for (const { brand, screens } of WALKS)
  test.describe(brand, () => {
    test.use({ brand });

    // The fixture fails a test whose page breaks the policy.
    test(`WCAG 2.2 AA, best practice, landmarks, headings and the policy hold, all fits at 320 px and with doubled text, and touch targets are 44 px: ${screens.map(({ name }) => name).join(', ')} (B33, SEC-82)`, async ({
      page,
      visitor,
      complaints,
    }) => {
      test.slow();
      complaints.expect(/status of 404/);
      for (const { name, path } of screens) {
        await visitor.opens(path);
        await whenWhole(page);
        expect.soft(await allFaultsOf(page), name).toEqual([]);
      }
    });
  });

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('WCAG 2.2 AA, best practice, landmarks, headings and sizes hold on the pages of a member', async ({
    page,
    member,
    visitor,
  }) => {
    await member.hasSession();
    for (const { name, path } of OWN) {
      await visitor.opens(path);
      await whenWhole(page);
      expect.soft(await allFaultsOf(page), name).toEqual([]);
    }
  });
});

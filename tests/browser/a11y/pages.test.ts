import { ROUTES } from '@/lib/shared/routes';
import { OPEN_SCREENS, type Screen, whenWhole } from '../support/screens';
import { expect, test } from '../support/test';
import { faultsOfPage } from './check';

const FURTHER: readonly Screen[] = [
  { name: 'the page without a network', path: ROUTES.offline },
  { name: 'the change of the account', path: ROUTES.switchMember },
  { name: 'a lobby behind a lock', path: '/m/locked' },
  { name: 'an address without a page', path: '/m/nowhere' },
];

const OWN: readonly Screen[] = [
  { name: 'the member home', path: ROUTES.member },
  { name: 'the message to customer service', path: ROUTES.feedback },
  { name: 'the change of the password', path: ROUTES.changePassword },
];

const PER_TEST = 7;
const ALL = [...OPEN_SCREENS, ...FURTHER];
const GROUPS = Array.from({ length: Math.ceil(ALL.length / PER_TEST) }, (_, at) =>
  ALL.slice(at * PER_TEST, (at + 1) * PER_TEST),
);

for (const screens of GROUPS)
  test(`WCAG 2.2 AA, best practice, landmarks and headings hold on ${screens.map(({ name }) => name).join(', ')} (DESIGN §5, B33)`, async ({
    page,
    visitor,
    complaints,
  }) => {
    complaints.expect(/status of 404/);
    for (const { name, path } of screens) {
      await visitor.opens(path);
      await whenWhole(page);
      expect.soft(await faultsOfPage(page), name).toEqual([]);
    }
  });

for (const brand of ['aurora', 'rio', 'noor'] as const)
  test.describe(brand, () => {
    test.use({ brand });

    test('WCAG 2.2 AA, best practice, landmarks and headings hold on the pages of a member (DESIGN §5)', async ({
      page,
      member,
      visitor,
    }) => {
      await member.isIn();
      for (const { name, path } of OWN) {
        await visitor.opens(path);
        await whenWhole(page);
        expect.soft(await faultsOfPage(page), name).toEqual([]);
      }
    });
  });

for (const brand of ['rio', 'noor'] as const)
  test.describe(brand, () => {
    test.use({ brand });

    test('WCAG 2.2 AA, best practice, landmarks and headings hold on what is left of the open pages (DESIGN §5)', async ({
      page,
      visitor,
      complaints,
    }) => {
      complaints.expect(/status of 404/);
      for (const { name, path } of FURTHER) {
        await visitor.opens(path);
        await whenWhole(page);
        expect.soft(await faultsOfPage(page), name).toEqual([]);
      }
    });
  });

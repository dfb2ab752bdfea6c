import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { ANY_CLICK, reportedOf, SENDER, toEntries, unheardClicks, wholeStoryOf } from './clicks';
import { JOURNEYS } from './journey-table';
import { arrivalAt } from './visitor';

for (const { name, brand, entries, goes } of JOURNEYS)
  test.describe(brand, () => {
    test.use({ brand, consent: 'yes' });

    test(`who comes by ${entries.join(', ')} and ${name} is told of with every click (E5, E10, RR7, RR12, T3, T4, T6)`, async ({
      page,
      merchant,
      say,
    }) => {
      const he = arrivalAt({ page, merchant, say });
      const clicks = toEntries(entries);
      await he.comesBy(clicks);
      const registrar = (await goes({ page, merchant, say, he })) ?? he;
      await registrar.registers();
      expect(await reportedOf(merchant)).toMatchObject(wholeStoryOf(clicks));
      // The demo's third brand has no pixels.
      if (brand === 'noor') return;
      await expect.poll(() => unheardClicks(merchant, clicks), { timeout: 25_000 }).toEqual([]);
    });
  });

test('who said no is told of without any click, and their sender is known none the less (E5, RR7, ruling 67)', async ({
  page,
  merchant,
  say,
}) => {
  const he = arrivalAt({ page, merchant, say });
  const clicks = toEntries([ROUTES.home, ROUTES.game, ROUTES.login]);
  await he.comesBy(clicks);
  await he.goesToRegister();
  await he.registers();
  const told = await reportedOf(merchant);
  expect(told.registration).toMatchObject({ affiliateCode: SENDER.affiliateCode, referralCode: SENDER.r });
  expect(told.registration).not.toHaveProperty('pixelTrack');
  expect(told.event).toMatchObject({ consent: 'denied' });
  expect(JSON.stringify(told)).not.toMatch(ANY_CLICK);
  expect(await merchant.received('pixel')).toEqual([]);
});

import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { ANY_CLICK, missingClicks, reportedOf, SENDER, toEntries, wholeStoryOf } from './clicks';
import { JOURNEYS } from './journey-table';
import { arrivalAt } from './visitor';

for (const { name, brand, entries, act } of JOURNEYS)
  test.describe(brand, () => {
    test.use({ brand, consent: 'yes' });

    test(`a visitor by ${entries.join(', ')} who ${name} is reported with every click (E5, E10, RR7, RR12, T3, T4, T6)`, async ({
      page,
      merchant,
      t,
    }) => {
      const person = arrivalAt({ page, merchant, t });
      const clicks = toEntries(entries);
      await person.comesBy(clicks);
      const registrar = (await act({ page, merchant, t, person })) ?? person;
      await registrar.registers();
      expect(await reportedOf(merchant)).toMatchObject(wholeStoryOf(clicks));
      // The demo's third brand has no pixels.
      if (brand === 'noor') return;
      await expect.poll(() => missingClicks(merchant, clicks), { timeout: 25_000 }).toEqual([]);
    });
  });

test('without consent a registration is reported without any click, and the sender is known all the same (E5, RR7, ruling 67)', async ({
  page,
  merchant,
  t,
}) => {
  const person = arrivalAt({ page, merchant, t });
  const clicks = toEntries([ROUTES.home, ROUTES.game, ROUTES.login]);
  await person.comesBy(clicks);
  await person.goesToRegister();
  await person.registers();
  const reported = await reportedOf(merchant);
  expect(reported.registration).toMatchObject({
    affiliateCode: SENDER.affiliateCode,
    referralCode: SENDER.r,
  });
  expect(reported.registration).not.toHaveProperty('pixelTrack');
  expect(reported.event).toMatchObject({ consent: 'denied' });
  expect(JSON.stringify(reported)).not.toMatch(ANY_CLICK);
  expect(await merchant.received('pixel')).toEqual([]);
});

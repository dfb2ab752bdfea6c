import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { ANY_CLICK, missingClicks, reportedOf, SENDER, toEntries, wholeStoryOf } from './clicks';
import { JOURNEYS } from './journey-table';
import { arrivalAt } from './visitor';

for (const { brand, legs } of JOURNEYS)
  test.describe(brand, () => {
    test.use({ brand, consent: 'yes' });
    const entries = legs.flatMap((leg) => leg.entries);

    test(`a visitor by ${entries.join(', ')} who ${legs.map(({ name }) => name).join(', and ')}, is reported with every click (E5, E10, RR7, RR12, T3, T4, T6)`, async ({
      page,
      merchant,
      t,
    }) => {
      test.slow();
      const person = arrivalAt({ page, merchant, t });
      const clicks = toEntries(entries);
      let registrar = person;
      let from = 0;
      for (const leg of legs)
        await test.step(leg.name, async () => {
          await person.comesBy(clicks.slice(from, from + leg.entries.length), from === 0);
          registrar = (await leg.act({ page, merchant, t, person })) ?? person;
          from += leg.entries.length;
        });
      await registrar.registers();
      expect(await reportedOf(merchant)).toMatchObject(wholeStoryOf(clicks));
      // The demo's third brand has no pixels.
      if (brand === 'noor') return;
      await expect.poll(() => missingClicks(merchant, clicks), { timeout: 25_000 }).toEqual([]);
    });
  });

test('without consent a registration is reported without click ids, but with the affiliate (E5, RR7, ruling 67)', async ({
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

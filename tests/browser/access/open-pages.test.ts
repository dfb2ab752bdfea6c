import { BRANDS } from '../support/input/ways';
import { faultsOf } from '../support/measure/faults';
import { OPEN_SCREENS, whenWhole } from '../support/screens';
import { expect, test } from '../support/test';

for (const brand of BRANDS)
  test.describe(brand, () => {
    test.use({ brand });

    for (const { name, path } of OPEN_SCREENS)
      test(`${name}: no rule of axe is broken, all fits at 320 px and with doubled text, touch targets are 44 px`, async ({
        page,
        visitor,
      }) => {
        await visitor.opens(path);
        await whenWhole(page);
        expect(await faultsOf(page)).toEqual([]);
      });
  });

import { faultsOf } from '../support/measure/faults';
import type { BrandCode } from '../support/merchant';
import { OPEN_SCREENS, whenWhole } from '../support/screens';
import { expect, test } from '../support/test';

// Dark from right to left and light from left to right on each page, the light brands in turn; the third and fourth brand where a visit begins.
const FIRST = ['home', 'the login', 'the registration'];
const brandsOf = (name: string, index: number): readonly BrandCode[] =>
  FIRST.includes(name) ? ['aurora', 'rio', 'noor', 'lotus'] : ['noor', index % 2 === 0 ? 'rio' : 'lotus'];

for (const [index, { name, path }] of OPEN_SCREENS.entries())
  for (const brand of brandsOf(name, index))
    test.describe(brand, () => {
      test.use({ brand });

      test(`${name}: no rule of axe is broken, all fits at 320 px and with doubled text, touch targets are 44 px`, async ({
        page,
        visitor,
      }) => {
        await visitor.opens(path);
        await whenWhole(page);
        expect(await faultsOf(page)).toEqual([]);
      });
    });

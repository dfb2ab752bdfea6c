import { LANGUAGES } from '@/lib/shared/locale/language-table';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { textsIn } from '@/tests/browser/support/texts';
import { expect, test } from './support/test';
import { the } from './support/visitor';

const leftOf = (xpath: string) =>
  `document.evaluate(${JSON.stringify(xpath)},document,null,9,null).singleNodeValue.getBoundingClientRect().left`;
const NAME = '//header//a[1]';
const GLOBE = '//header//button[@commandfor="language-sheet"]';
const sheetLink = (name: string) => `//dialog[@id="language-sheet"]${the.link(name)}`;
const SHEET_HAS_FOCUS = `document.activeElement.closest('dialog')?.id`;

test('the sheet of languages takes the focus, closes, and changes texts but not the page (I1, I4)', async ({
  visitor,
  driver,
}) => {
  await visitor.opens(toHref(ROUTES.game, { category: 'RNG' }));
  await visitor.click(GLOBE);
  await visitor.sees(sheetLink(LANGUAGES.VI.name));
  expect(await driver.ask<string>(SHEET_HAS_FOCUS)).toBe('language-sheet');
  await visitor.click('//dialog[@id="language-sheet"]//button[@command="close"]');
  await visitor.seesNot(sheetLink(LANGUAGES.VI.name));
  await visitor.click(GLOBE);
  await visitor.click(sheetLink(LANGUAGES.VI.name));
  await expect.poll(visitor.address).toMatch(/category=RNG/);
  await expect.poll(visitor.reading).toEqual(['vi', 'ltr', textsIn('VI')('category.RNG')]);
  await visitor.opens(ROUTES.activity);
  await visitor.sees(`//h1[.="${textsIn('VI')('promo.title')}"]`);
});

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('Urdu turns the page around, and English turns it back (I1, I2)', async ({ visitor, driver }) => {
    await visitor.opens(ROUTES.activity);
    const before = await driver.ask<number>(leftOf(NAME));
    expect(before).toBeLessThan(await driver.ask<number>(leftOf(GLOBE)));
    await visitor.click(GLOBE);
    await visitor.click(sheetLink(LANGUAGES.UR.name));
    await expect.poll(visitor.reading).toEqual(['ur', 'rtl', textsIn('UR')('promo.title')]);
    expect(await driver.ask<number>(leftOf(NAME))).toBeGreaterThan(await driver.ask<number>(leftOf(GLOBE)));
    await visitor.alive();
    await visitor.click(GLOBE);
    await visitor.click(sheetLink(LANGUAGES.EN.name));
    await expect.poll(visitor.reading).toEqual(['en', 'ltr', textsIn('EN')('promo.title')]);
  });
});

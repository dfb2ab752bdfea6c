import { LANGUAGES } from '@/lib/shared/locale/language-table';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { textsIn } from '@/tests/browser/support/texts';
import { expect, test } from './support/test';
import { the } from './support/visitor';

const leftOf = (xpath: string) =>
  `document.evaluate(${JSON.stringify(xpath)},document,null,9,null).singleNodeValue.getBoundingClientRect().left`;
const OVERFLOW = 'document.documentElement.scrollWidth-document.documentElement.clientWidth';
const NAME = '//header//a[1]';
const GLOBE = '//header//button[@commandfor="language-sheet"]';
const sheetLink = (name: string) => `//dialog[@id="language-sheet"]${the.link(name)}`;
const SHEET_HAS_FOCUS = `document.activeElement.closest('dialog')?.id`;

test.use({ brand: 'noor' });

test('the sheet of languages takes the focus, closes, and changes texts but not the page; Urdu turns it around (I1, I2, I4)', async ({
  visitor,
  driver,
}) => {
  await visitor.opens(toHref(ROUTES.game, { category: 'RNG' }));
  await expect.poll(visitor.reading).toEqual(['en', 'ltr', textsIn('EN')('category.RNG')]);
  expect(await driver.ask<number>(leftOf(NAME))).toBeLessThan(await driver.ask<number>(leftOf(GLOBE)));
  await visitor.click(GLOBE);
  await visitor.sees(sheetLink(LANGUAGES.UR.name));
  expect(await driver.ask<string>(SHEET_HAS_FOCUS)).toBe('language-sheet');
  await visitor.click('//dialog[@id="language-sheet"]//button[@command="close"]');
  await visitor.seesNot(sheetLink(LANGUAGES.UR.name));
  await visitor.click(GLOBE);
  await visitor.click(sheetLink(LANGUAGES.UR.name));
  await expect.poll(visitor.address).toMatch(/category=RNG/);
  await expect.poll(visitor.reading).toEqual(['ur', 'rtl', textsIn('UR')('category.RNG')]);
  expect(await driver.ask<number>(leftOf(NAME))).toBeGreaterThan(await driver.ask<number>(leftOf(GLOBE)));
  await visitor.opens(ROUTES.activity);
  await visitor.sees(`//h1[.="${textsIn('UR')('promo.title')}"]`);
  expect(await driver.ask<number>(OVERFLOW)).toBeLessThanOrEqual(0);
});

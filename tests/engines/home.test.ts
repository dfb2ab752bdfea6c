import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from './support/test';
import { the } from './support/visitor';

const PICTURES = `[...document.querySelectorAll('main img')].filter((one)=>one.complete&&one.naturalWidth>0).length`;
const OVERFLOW = 'document.documentElement.scrollWidth-document.documentElement.clientWidth';

test('home shows games, pictures and the tab bar, and nothing beside the screen (I1)', async ({
  visitor,
  driver,
  merchant,
  t,
}) => {
  await visitor.opens(ROUTES.home);
  await visitor.sees(the.heading(t('category.FISH')));
  await visitor.sees(`//header${the.link(t('shell.signIn'))}`);
  await visitor.sees(`//nav[@aria-label="${t('tab.name')}"]`);
  await expect.poll(() => driver.ask<number>(PICTURES)).toBeGreaterThan(2);
  expect(await driver.ask<number>(OVERFLOW)).toBeLessThanOrEqual(0);
  expect(await driver.ask<string>('document.title')).toContain(merchant.name);
});

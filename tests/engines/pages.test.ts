import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from './support/test';
import { the } from './support/visitor';

const rowOf = (name: string, reported: string) =>
  `//main//li[contains(normalize-space(.), "${name}")][contains(normalize-space(.), "${reported}")]`;

test('features that the browser lacks, such as prompt and push, are not offered, and the browser check explains why (B10, B14, B18)', async ({
  visitor,
  driver,
  t,
}) => {
  await visitor.opens(ROUTES.diagnosis);
  await visitor.sees(rowOf(t('diagnosis.cookies'), t('diagnosis.yes')));
  await visitor.sees(rowOf(t('diagnosis.worker'), t('diagnosis.yes')));
  await visitor.sees(rowOf(t('diagnosis.install'), t('diagnosis.installWhy')));
  await visitor.sees(rowOf(t('diagnosis.badge'), t('diagnosis.badgeWhy')));
  await visitor.sees(rowOf(t('diagnosis.offer_install'), t('diagnosis.install_steps')));
  await visitor.opens(ROUTES.app);
  expect(await driver.ask('window.mcInstall === undefined')).toBe(true);
});

test('the registration shows missing fields, and stays (A1)', async ({ visitor, t }) => {
  await visitor.opens(ROUTES.register);
  await visitor.sees(`//h1[.="${t('register.title')}"]`);
  await visitor.click(`//form${the.button(t('register.submit'))}`);
  await visitor.sees(the.text(t('register.usernameRequired')));
  await expect.poll(visitor.address).toMatch(/^\/m\/register/);
});

import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from './support/test';
import { the } from './support/visitor';

const rowOf = (name: string, reported: string) =>
  `//main//li[contains(normalize-space(.), "${name}")][contains(normalize-space(.), "${reported}")]`;

test('what a browser without prompt and push lacks is not offered, and the check of the browser explains why (B10, B14, B18)', async ({
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

test('the registration shows what is missing, and stays (A1)', async ({ visitor, t }) => {
  await visitor.opens(ROUTES.register);
  await visitor.sees(`//h1[.="${t('register.title')}"]`);
  await visitor.click(`//form${the.button(t('register.submit'))}`);
  await visitor.sees(the.text(t('register.usernameRequired')));
  await expect.poll(visitor.address).toMatch(/^\/m\/register/);
});

test('promotions open and lead back (R9, M1)', async ({ visitor, t }) => {
  await visitor.opens(ROUTES.activity);
  await visitor.click(`(//main//a[contains(@href, "${ROUTES.activity}?id=")])[1]`);
  await expect.poll(visitor.address).toMatch(/[?&]id=\d+/);
  await visitor.sees('//main//article//h1');
  await visitor.sees('//main//article//time');
  await visitor.click(`//article${the.link(t('promo.all'))}`);
  await expect.poll(visitor.address).toMatch(/^\/m\/activity$/);
});

test('safer play leads from a length to what the break means, and begins none (B5)', async ({
  visitor,
  driver,
  t,
}) => {
  await visitor.opens(ROUTES.safety);
  await visitor.sees(the.heading(t('safetyPage.breakTitle')));
  await visitor.click(the.button(t('safetyPage.next')));
  await visitor.sees(the.text(t('safetyPage.noEnd')));
  expect(await driver.ask<string>('document.cookie')).not.toContain('mc_break');
});

import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from './support/test';
import { the } from './support/visitor';

const rowOf = (name: string, told: string) =>
  `//main//li[contains(normalize-space(.), "${name}")][contains(normalize-space(.), "${told}")]`;

test('what a browser without prompt and push lacks is not offered, and the check of the browser says why (B10, B14, B18)', async ({
  visitor,
  driver,
  say,
}) => {
  await visitor.opens(ROUTES.diagnosis);
  await visitor.sees(rowOf(say('diagnosis.cookies'), say('diagnosis.yes')));
  await visitor.sees(rowOf(say('diagnosis.worker'), say('diagnosis.yes')));
  await visitor.sees(rowOf(say('diagnosis.install'), say('diagnosis.installWhy')));
  await visitor.sees(rowOf(say('diagnosis.badge'), say('diagnosis.badgeWhy')));
  await visitor.sees(rowOf(say('diagnosis.offer_install'), say('diagnosis.install_steps')));
  await visitor.opens(ROUTES.app);
  expect(await driver.ask('window.mcInstall === undefined')).toBe(true);
});

test('the registration says what is missing, and stays (A1)', async ({ visitor, say }) => {
  await visitor.opens(ROUTES.register);
  await visitor.sees(`//h1[.="${say('register.title')}"]`);
  await visitor.click(`//form${the.button(say('register.submit'))}`);
  await visitor.sees(the.text(say('register.usernameRequired')));
  await expect.poll(visitor.address).toMatch(/^\/m\/register/);
});

test('promotions open and lead back (R9, M1)', async ({ visitor, say }) => {
  await visitor.opens(ROUTES.activity);
  await visitor.click(`(//main//a[contains(@href, "${ROUTES.activity}?id=")])[1]`);
  await expect.poll(visitor.address).toMatch(/[?&]id=\d+/);
  await visitor.sees('//main//article//h1');
  await visitor.sees('//main//article//time');
  await visitor.click(`//article${the.link(say('promo.all'))}`);
  await expect.poll(visitor.address).toMatch(/^\/m\/activity$/);
});

test('safer play leads from a length to what the break means, and begins none (B5)', async ({
  visitor,
  driver,
  say,
}) => {
  await visitor.opens(ROUTES.safety);
  await visitor.sees(the.heading(say('safetyPage.breakTitle')));
  await visitor.click(the.button(say('safetyPage.next')));
  await visitor.sees(the.text(say('safetyPage.noEnd')));
  expect(await driver.ask<string>('document.cookie')).not.toContain('mc_break');
});

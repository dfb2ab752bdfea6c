import { ROUTES } from '@/lib/shared/routes';
import { LOOKS } from '../support/input/input-methods';
import { overlayOf, signInOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { brokenRulesOf } from './check';

for (const brand of LOOKS)
  test.describe(brand, () => {
    test.use({ brand });

    test('what comes over a page breaks no rule: languages, the ways in, a notice, an answer while typing', async ({
      page,
      visitor,
      t,
    }) => {
      await visitor.opens(ROUTES.game);
      await whenAlive(page);
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('language.title') })
        .click();
      await expect(page.getByRole('dialog', { name: t('language.title') })).toBeVisible();
      expect.soft(await brokenRulesOf(page), 'languages').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox').fill('a');
      await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
      expect.soft(await brokenRulesOf(page), 'an answer while typing').toEqual([]);
      await visitor.opens(ROUTES.activity);
      await whenAlive(page);
      await signInOf(page, t).click();
      const entry = overlayOf(page);
      await entry.getByLabel(t('auth.username'), { exact: true }).fill('lan');
      await entry.getByLabel(t('auth.password'), { exact: true }).fill('wrong');
      expect.soft(await brokenRulesOf(page), 'the login').toEqual([]);
      await entry.getByRole('button', { name: t('auth.submit'), exact: true }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect.soft(await brokenRulesOf(page), 'a notice').toEqual([]);
    });

    test('the question before a break breaks no rule (B5)', async ({ page, visitor, t }) => {
      await visitor.opens(ROUTES.safety);
      await whenAlive(page);
      await page.getByRole('main').getByRole('radio').first().check();
      await page
        .getByRole('main')
        .getByRole('button', { name: t('safetyPage.next') })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await brokenRulesOf(page)).toEqual([]);
    });
  });

test('a closed site breaks no rule in aurora (S1)', async ({ page, visitor, merchant, complaints }) => {
  complaints.expect(/status of 503/);
  await merchant.inMaintenance('2031-05-06T07:30:00Z');
  await visitor.opens();
  expect(await brokenRulesOf(page)).toEqual([]);
});

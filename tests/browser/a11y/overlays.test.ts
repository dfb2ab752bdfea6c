import { ROUTES } from '@/lib/shared/routes';
import { tapUntilSent } from '../support/entry/tap-until-sent';
import { LOOKS } from '../support/input/input-methods';
import { overlayOf, refusalOf, signInOf, whenAlive } from '../support/people';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';
import { brokenRulesOf } from './check';

const LOGIN = '/wps/session/login';

for (const brand of LOOKS)
  test.describe(brand, () => {
    test.use({ brand });

    test('overlays of a page break no rule: live results, languages, the login, a refusal, a notice, the confirmation of a break (B5)', async ({
      page,
      visitor,
      member,
      merchant,
      t,
    }) => {
      await visitor.opens(ROUTES.game);
      await whenAlive(page);
      // A single game: a11y/pages checks the page behind an overlay.
      await page.getByRole('searchbox').fill(GAME.part);
      const results = t('search.results', { count: 1 });
      await expect(page.getByRole('status').filter({ hasText: results })).toBeVisible();
      expect.soft(await brokenRulesOf(page), 'an answer while typing').toEqual([]);
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('language.title') })
        .click();
      await expect(page.getByRole('dialog', { name: t('language.title') })).toBeVisible();
      expect.soft(await brokenRulesOf(page), 'languages').toEqual([]);
      await page.keyboard.press('Escape');
      await signInOf(page, t).click();
      await expect(overlayOf(page)).toBeVisible();
      await member.fill('lan', 'wrong');
      expect.soft(await brokenRulesOf(page), 'the login').toEqual([]);
      await member.submit();
      await expect(refusalOf(page)).toBeVisible();
      expect.soft(await brokenRulesOf(page), 'a refusal').toEqual([]);
      await merchant.has({ kind: 'error', path: LOGIN, errorCode: 'no.words', message: '' });
      await tapUntilSent(page, LOGIN, member.submit);
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect.soft(await brokenRulesOf(page), 'a notice').toEqual([]);
      await visitor.opens(ROUTES.safety);
      await whenAlive(page);
      const main = page.getByRole('main');
      await main.getByRole('radio').first().check();
      await main.getByRole('button', { name: t('safetyPage.next') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await brokenRulesOf(page), 'the question before a break').toEqual([]);
    });
  });

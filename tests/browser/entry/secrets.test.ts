import { ROUTES } from '@/lib/shared/routes';
import type { BrandCode } from '../support/merchant';
import { PASSWORD } from '../support/people';
import { expectNoSecrets } from '../support/secrets';
import { expect, test } from '../support/test';

const BRANDS: readonly BrandCode[] = ['aurora', 'rio'];

for (const brand of BRANDS)
  test.describe(brand, () => {
    test.use({ brand });

    test('after signing in, nothing in the browser holds the password or the token (WIRE §7, SEC-57)', async ({
      page,
      member,
      merchant,
    }) => {
      await member.isIn();
      const [call] = await merchant.callsTo('/wps/relay/MCSFE_getPlayerRankProgress');
      const token = call?.headers.authorization ?? '';
      expect(token.length).toBeGreaterThan(8);
      await expectNoSecrets(page, [PASSWORD, token]);
      await page.goto(merchant.url(ROUTES.member));
      await expectNoSecrets(page, [PASSWORD, token]);
    });

    test('nor after a refusal and a second factor, and no code either (S11, SEC-57)', async ({
      page,
      member,
      merchant,
      say,
    }) => {
      await member.signIn('lan', { password: 'Wr0ng-secret-pw' });
      await expect(page.getByRole('alertdialog', { name: say('notice.title') })).toBeVisible();
      await expectNoSecrets(page, ['Wr0ng-secret-pw']);
      await member.signIn('twofa', { at: ROUTES.login });
      const dialog = page.getByRole('dialog', { name: say('auth.twoFactorTitle') });
      await dialog.getByRole('radio', { name: say('auth.method_email') }).check();
      await dialog.getByRole('button', { name: say('auth.sendCode') }).click();
      await expect(dialog.getByText(say('auth.codeSent'))).toBeVisible();
      const code = await merchant.lastCode();
      await dialog.getByLabel(say('auth.code'), { exact: true }).fill(code);
      await dialog.getByRole('button', { name: say('auth.verify') }).click();
      await expect(page).toHaveURL(merchant.url(ROUTES.home));
      await expectNoSecrets(page, [PASSWORD, 'Wr0ng-secret-pw', code]);
    });
  });

test('the search finds what is planted in each place', async ({ page, visitor }) => {
  await visitor.opens(ROUTES.home);
  await page.evaluate(() => {
    sessionStorage.setItem('planted', btoa(btoa('{"p":"planted-secret"}')));
    console.info('planted-secret');
  });
  await expect(expectNoSecrets(page, ['planted-secret'])).rejects.toThrow(
    /session storage[\s\S]*planted-secret/,
  );
});

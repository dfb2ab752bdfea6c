import { ROUTES } from '@/lib/shared/routes';
import { showsCaptcha } from '../captcha/setting';
import { solveCaptcha, submitForCaptcha } from '../support/captcha';
import { overlayOf, PASSWORD, signInOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';

test('the security check is above the overlay, and success hides both (A5, A17)', async ({
  page,
  visitor,
  member,
  merchant,
  site,
  t,
}) => {
  await showsCaptcha(site, merchant);
  await visitor.opens(ROUTES.activity);
  await whenAlive(page);
  await signInOf(page, t).click();
  await member.fill('lan', PASSWORD);
  await submitForCaptcha(page, member.submit);
  await solveCaptcha(page);
  await expect(page).toHaveURL(merchant.url(ROUTES.activity));
  await expect(overlayOf(page)).toHaveCount(0);
});

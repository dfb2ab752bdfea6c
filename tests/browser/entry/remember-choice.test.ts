import { ROUTES, toHref } from '@/lib/shared/routes';
import { overlayOf, PASSWORD, signInOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';

test('a box that the player unticked stays so over pages, a log-in and a log-out, until it is ticked again (A8)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  const box = page.getByRole('checkbox', { name: t('remember.keep') });
  await visitor.opens(toHref(ROUTES.login, { go: ROUTES.settings }));
  await member.fill('lan', PASSWORD);
  await box.uncheck();
  await member.submit();
  await expect(page).toHaveURL(merchant.url(ROUTES.settings));
  await member.signOut();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await whenAlive(page);
  await signInOf(page, t).click();
  await expect(overlayOf(page).locator(box)).not.toBeChecked();
  await box.check();
  await visitor.opens(ROUTES.login);
  await expect(box).toBeChecked();
});

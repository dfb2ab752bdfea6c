import { ROUTES } from '@/lib/shared/routes';
import { PASSWORD, whenAlive } from '../support/people';
import { expect, test } from '../support/test';

test('a box that the player unticked stays so over reloads, a log-in and a log-out (A8)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  const box = page.getByRole('checkbox', { name: t('remember.keep') });
  await visitor.opens(ROUTES.login);
  await member.fill('lan', PASSWORD);
  await box.uncheck();
  await member.submit();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await visitor.opens(ROUTES.member);
  await member.signOut();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await visitor.opens(ROUTES.login);
  await expect(box).not.toBeChecked();
  await whenAlive(page);
  await box.check();
  await page.reload();
  await expect(box).toBeChecked();
});

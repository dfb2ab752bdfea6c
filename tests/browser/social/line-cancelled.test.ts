import { ROUTES, toHref } from '@/lib/shared/routes';
import { overlayOf, PASSWORD } from '../support/people';
import { expect, test } from '../support/test';
import { socialAt } from './messenger';

test('a player who cancels at LINE sees so at the log-in, which still leads to their destination (A12, RR5, RR9)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  const login = toHref(ROUTES.login, { go: ROUTES.news });
  await socialAt({ page, merchant, t }).comesByLine('Cancel', login);
  await expect(overlayOf(page)).toBeVisible();
  await expect(page.getByRole('status').getByText(t('socialReturn.cancelled'))).toBeVisible();
  await expect(page).toHaveURL(merchant.url(login));
  await member.fill('lan', PASSWORD);
  await member.submit();
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
});

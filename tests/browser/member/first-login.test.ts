import { ERROR_TOAST_MS } from '@/lib/shared/constants';
import { ROUTES } from '@/lib/shared/routes';
import { questionOf, withPartners } from '../consent/consent-prompt';
import { violationsOf, whenStill } from '../support/axe';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

test('a first login is greeted by name where it ends, and shows first steps until they are closed (A7)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  await merchant.changesMember('lan', { firstTimeLogin: true });
  const greeting = page.getByRole('status').getByText(/Welcome, .*lan.*!/);
  await member.signIn('lan');
  await expect(greeting).toBeVisible();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await expect(greeting).toBeHidden();
  await visitor.opens(ROUTES.member);
  const steps = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: t('welcome.steps') }),
    });
  await expect(steps.getByRole('link')).toHaveCount(3);
  expect(await violationsOf(page)).toEqual([]);
  await steps.getByRole('link', { name: t('member.findGame') }).click();
  await expect(page).toHaveURL(merchant.url(ROUTES.game));
  await page.goBack();
  await steps.getByRole('button', { name: t('notice.close') }).click();
  await expect(steps).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await visitor.opens(ROUTES.member);
  await whenPageSettled(page);
  await expect(page.getByRole('heading', { name: t('welcome.steps') })).toHaveCount(0);
});

/** Toasts stay: the question may come after the greeting has gone. */
function keepToasts(toastMs: number): void {
  const setTimer = window.setTimeout;
  const keep = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
    ms === toastMs ? 0 : setTimer(run, ms, ...given);
  Object.assign(window, { setTimeout: keep });
}

test.describe('with the question of advertising cookies open', () => {
  test.use({ brand: 'rio', consent: 'unasked' });

  test('the greeting covers none of its answers (A7, B7)', async ({ page, member, merchant, t }) => {
    await page.addInitScript(keepToasts, ERROR_TOAST_MS);
    await merchant.changesMember('lan', { firstTimeLogin: true });
    await withPartners(page, merchant);
    await member.signIn('lan');
    const greeting = page.getByRole('status').getByText(/lan/);
    await expect(greeting).toBeVisible();
    const answer = questionOf(page, t).getByRole('button', { name: t('consent.decline') });
    await expect(answer).toBeVisible();
    await whenStill(page);
    const [above, below] = await Promise.all([greeting.boundingBox(), answer.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });
});

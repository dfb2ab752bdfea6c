import type { BrowserContext, Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import type { Merchant } from '../support/merchant';
import { entryOf, memberAt, PASSWORD, signInOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const LOGIN = '/wps/session/login';
const SWITCH = '/wps/relay/PROMOFE_getPromoCodeEnable';
const CLAIM = '/wps/relay/MCSFE_submitFeedback';

type Seat = { readonly page: Page; readonly merchant: Merchant; readonly t: Translate };

const chipOf = ({ page, t }: Seat, name: string) =>
  page.getByRole('banner').getByRole('link', { name: `${t('auth.account')}: ${name}` });

/** Taps twice within 500 ms, in both tabs; the call continues after all taps. */
async function tapsTwiceInBoth(
  context: BrowserContext,
  seats: readonly Seat[],
  [key, path]: readonly [string, string],
): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await context.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  const buttons = seats.map(({ page, t }) =>
    entryOf(page).getByRole('button', { name: t(key), exact: true }),
  );
  await Promise.all(buttons.map((button) => button.dblclick()));
  release();
}

// The same lock around a registration: tests/unit/client/auth/sign-in-lock.test.ts.
test('one login is sent, however often and in how many tabs it is tapped, both tabs are signed in, and a third one sees it; then one promotion code is handed over once (FLT-38, B2, ruling 26)', async ({
  page,
  context,
  merchant,
  t,
}) => {
  await merchant.has({ kind: 'answer', path: SWITCH, value: { enabled: true } });
  const third = { page: await context.newPage(), merchant, t };
  await third.page.goto(merchant.url(ROUTES.news));
  await expect(signInOf(third.page, t)).toBeVisible();
  const seats = [page, await context.newPage()].map((one) => ({ page: one, merchant, t }));
  for (const seat of seats) {
    await seat.page.goto(merchant.url(toHref(ROUTES.login, { go: ROUTES.activity })));
    await memberAt(seat).fill('lan', PASSWORD);
  }
  await tapsTwiceInBoth(context, seats, ['auth.submit', LOGIN]);
  for (const seat of seats) await expect(seat.page).toHaveURL(merchant.url(ROUTES.activity));
  for (const seat of [...seats, third]) await expect(chipOf(seat, 'lan')).toBeVisible();
  expect(await merchant.callsTo(LOGIN)).toHaveLength(1);

  for (const seat of seats) {
    await seat.page.getByLabel(t('promoCode.label')).fill('SPRING-10');
    await whenAlive(seat.page);
  }
  await tapsTwiceInBoth(context, seats, ['promoCode.send', CLAIM]);
  const sent = (seat: Seat) => seat.page.getByText(t('promoCode.sent', { code: 'SPRING-10' }));
  await expect.poll(async () => Promise.all(seats.map((seat) => sent(seat).count()))).toContain(1);
  expect((await merchant.callsTo(CLAIM)).map(({ body }) => JSON.parse(body ?? '{}').message)).toEqual([
    'SPRING-10',
  ]);
});

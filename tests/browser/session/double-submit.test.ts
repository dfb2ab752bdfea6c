import type { BrowserContext, Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { newcomerAt } from '../support/entry/newcomer';
import { touch } from '../support/input/touch';
import type { Merchant } from '../support/merchant';
import { entryOf, memberAt, PASSWORD, whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const LOGIN = '/wps/session/login';
const REGISTER = '/wps/member/register/autoUsername';
const SWITCH = '/wps/relay/PROMOFE_getPromoCodeEnable';
const CLAIM = '/wps/relay/MCSFE_submitFeedback';

type Seat = { readonly page: Page; readonly merchant: Merchant; readonly t: Translate };

const chipOf = ({ page, t }: Seat, name: string | RegExp) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: typeof name === 'string' ? `${t('auth.account')}: ${name}` : name });

/** Taps twice within 500 ms, in both tabs; the call goes on once all is tapped. */
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

test('one login is sent, however often and in how many tabs it is tapped, and both tabs are signed in (FLT-38)', async ({
  page,
  context,
  merchant,
  t,
}) => {
  const seats = [page, await context.newPage()].map((one) => ({ page: one, merchant, t }));
  for (const seat of seats) {
    await seat.page.goto(merchant.url(ROUTES.login));
    await memberAt(seat).fill('lan', PASSWORD);
  }
  await tapsTwiceInBoth(context, seats, ['auth.submit', LOGIN]);
  for (const seat of seats) {
    await expect(seat.page).toHaveURL(merchant.url(ROUTES.home));
    await expect(chipOf(seat, 'lan')).toBeVisible();
  }
  expect(await merchant.callsTo(LOGIN)).toHaveLength(1);
});

test('one account is created, however often and in how many tabs it is requested (FLT-38)', async ({
  page,
  context,
  merchant,
  t,
}) => {
  const first = { page, merchant, t };
  const second = { page: await context.newPage(), merchant, t };
  for (const seat of [first, second]) {
    const newcomer = newcomerAt({ ...seat, hand: touch });
    await newcomer.opens(ROUTES.register);
    await newcomer.picks('register.way_auto');
    await newcomer.writesPassword('Newcomer-2026');
  }
  await tapsTwiceInBoth(context, [first, second], ['register.submit', REGISTER]);
  const isNamed = (seat: Seat) =>
    seat.page
      .getByRole('main')
      .getByRole('heading', { name: t('register.nameTitle') })
      .isVisible();
  const isIn = (seat: Seat) => chipOf(seat, /: au\d{8}$/).isVisible();
  // Whichever tab was first shows the name; the other one is signed in with it.
  for (const seat of [first, second])
    await expect.poll(async () => (await isNamed(seat)) || (await isIn(seat))).toBe(true);
  expect(await merchant.callsTo(REGISTER)).toHaveLength(1);
});

test('one promotion code is handed over once, however often and in how many tabs it is sent (FLT-38)', async ({
  page,
  context,
  member,
  merchant,
  t,
}) => {
  await merchant.has({ kind: 'answer', path: SWITCH, value: { enabled: true } });
  await member.hasSession();
  const seats = [page, await context.newPage()].map((one) => ({ page: one, merchant, t }));
  for (const seat of seats) {
    await seat.page.goto(merchant.url(ROUTES.activity));
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

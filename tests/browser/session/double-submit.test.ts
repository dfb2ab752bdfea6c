import type { Page } from 'playwright/test';
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
/** Longer than two tabs need to be tapped one after the other. */
const SLOW_MS = 3_000;

type Seat = { readonly page: Page; readonly merchant: Merchant; readonly t: Translate };

const chipOf = ({ page, t }: Seat, name: string | RegExp) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: typeof name === 'string' ? `${t('auth.account')}: ${name}` : name });

/** Taps twice within 500 ms, in both tabs. */
async function tapsTwiceInBoth(seats: readonly Seat[], key: string): Promise<void> {
  const buttons = seats.map(({ page, t }) =>
    entryOf(page).getByRole('button', { name: t(key), exact: true }),
  );
  await Promise.all(buttons.map((button) => button.dblclick()));
}

test('one login is sent, however often and in how many tabs it is tapped, and both tabs are signed in (FLT-38)', async ({
  page,
  context,
  merchant,
  t,
}) => {
  const seats = [page, await context.newPage()].map((one) => ({ page: one, merchant, t }));
  await merchant.has({ kind: 'delay', path: LOGIN, delayMs: SLOW_MS });
  for (const seat of seats) {
    await seat.page.goto(merchant.url(ROUTES.login));
    await memberAt(seat).fill('lan', PASSWORD);
  }
  await tapsTwiceInBoth(seats, 'auth.submit');
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
  await merchant.has({ kind: 'delay', path: REGISTER, delayMs: SLOW_MS });
  for (const seat of [first, second]) {
    const newcomer = newcomerAt({ ...seat, hand: touch });
    await newcomer.opens(ROUTES.register);
    await newcomer.picks('register.way_auto');
    await newcomer.writesPassword('Newcomer-2026');
  }
  await tapsTwiceInBoth([first, second], 'register.submit');
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
  await merchant.has({ kind: 'delay', path: CLAIM, delayMs: SLOW_MS });
  await member.hasSession();
  const seats = [page, await context.newPage()].map((one) => ({ page: one, merchant, t }));
  for (const seat of seats) {
    await seat.page.goto(merchant.url(ROUTES.activity));
    await seat.page.getByLabel(t('promoCode.label')).fill('SPRING-10');
    await whenAlive(seat.page);
  }
  await tapsTwiceInBoth(seats, 'promoCode.send');
  const sent = (seat: Seat) => seat.page.getByText(t('promoCode.sent', { code: 'SPRING-10' }));
  await expect.poll(async () => Promise.all(seats.map((seat) => sent(seat).count()))).toContain(1);
  expect((await merchant.callsTo(CLAIM)).map(({ body }) => JSON.parse(body ?? '{}').message)).toEqual([
    'SPRING-10',
  ]);
});

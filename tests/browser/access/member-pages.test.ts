import { ROUTES } from '@/lib/shared/routes';
import { faultsOfPage } from '../a11y/check';
import { faultsOf } from '../support/measure/faults';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import { shiftsOf, watchShifts } from '../support/measure/shifts';
import { whenAlive } from '../support/people';
import { whenWhole } from '../support/screens';
import { expect, test } from '../support/test';
import { keepGames } from './saved-games';

test.use(PHONE_PIXELS);

// One of the demo's providers has them switched off.
const CODES = '/wps/relay/PROMOFE_getPromoCodeEnable';

// Dark and from right to left; the pages of a member in the light look: a11y/pages.
test.describe('a member of noor', () => {
  test.use({ brand: 'noor' });

  test('the member home is without faults, and nothing shifts (R7, CLS 0)', async ({
    page,
    member,
    context,
    merchant,
    t,
  }) => {
    await keepGames(context, merchant);
    await page.addInitScript(watchShifts);
    await member.isAt(ROUTES.member);
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t('member.withdraw') })).toBeVisible();
    await whenWhole(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('promotions with the card for a code, and its refusal, are without faults (M1)', async ({
    page,
    member,
    merchant,
    t,
  }) => {
    await merchant.has({ kind: 'answer', path: CODES, value: { enabled: true } });
    await member.isAt(ROUTES.activity);
    const send = page.getByRole('button', { name: t('promoCode.send'), exact: true });
    await expect(send).toBeVisible();
    await whenAlive(page);
    await send.click();
    await expect(page.getByText(t('promoCode.wrong'))).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('customer service and the message form with its errors are without faults; the field with an error takes the focus (C4, R10, WCAG 3.3.1)', async ({
    page,
    member,
    visitor,
    t,
  }) => {
    await member.isAt(ROUTES.service);
    await expect(page.getByRole('button', { name: t('service.chatNow') })).toBeVisible();
    await whenWhole(page);
    expect(await faultsOf(page)).toEqual([]);
    await visitor.opens(ROUTES.feedback);
    await whenAlive(page);
    await page.getByRole('button', { name: t('feedback.send'), exact: true }).click();
    const message = page.getByRole('textbox', { name: t('feedback.message') });
    await expect(message).toHaveAttribute('aria-invalid', 'true');
    await expect(message).toBeFocused();
    expect([...(await faultsOfPage(page)), ...(await faultsOf(page))]).toEqual([]);
  });

  test('the own invitation with its QR code is without faults (R11, B15)', async ({ page, member, t }) => {
    await member.isAt(ROUTES.inviteFriends);
    await expect(page.getByRole('img', { name: t('referral.qrAlt') })).toBeVisible();
    await whenWhole(page);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('the partner page of an agent is without faults (F1)', async ({ page, member, t }) => {
    await member.isAt(ROUTES.agentRegister, 'agent1');
    await expect(page.getByRole('img', { name: t('referral.qrAlt') })).toBeVisible();
    await whenWhole(page);
    expect(await faultsOf(page)).toEqual([]);
  });
});

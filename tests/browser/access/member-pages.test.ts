import { ROUTES } from '@/lib/shared/routes';
import { structureFaultsOf } from '../a11y/check';
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

  test('the member home, where nothing shifts, promotions with the card for a code and its refusal, customer service, the message form with its errors, whose field takes the focus, the own invitation with its QR code and the partner page of an agent are without faults (R7, R10, R11, B15, C4, F1, M1, CLS 0, WCAG 3.3.1)', async ({
    page,
    member,
    visitor,
    context,
    merchant,
    t,
  }) => {
    test.slow();
    const holds = async (more: readonly string[] = []) =>
      expect.soft([...more, ...(await faultsOf(page))], page.url()).toEqual([]);
    await merchant.has({ kind: 'answer', path: CODES, value: { enabled: true } });
    await keepGames(context, merchant);
    await page.addInitScript(watchShifts);
    await test.step('the member home', async () => {
      await member.isAt(ROUTES.member);
      await expect(page.getByRole('progressbar').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: t('member.withdraw') })).toBeVisible();
      await whenWhole(page);
      await holds(await shiftsOf(page));
    });
    await test.step('promotions', async () => {
      await visitor.opens(ROUTES.activity);
      const send = page.getByRole('button', { name: t('promoCode.send'), exact: true });
      await expect(send).toBeVisible();
      await whenAlive(page);
      await send.click();
      await expect(page.getByText(t('promoCode.wrong'))).toBeVisible();
      await holds();
    });
    await test.step('customer service', async () => {
      await visitor.opens(ROUTES.service);
      await expect(page.getByRole('button', { name: t('service.chatNow') })).toBeVisible();
      await whenWhole(page);
      await holds();
    });
    await test.step('the message form', async () => {
      await visitor.opens(ROUTES.feedback);
      await whenAlive(page);
      await page.getByRole('button', { name: t('feedback.send'), exact: true }).click();
      const message = page.getByRole('textbox', { name: t('feedback.message') });
      await expect(message).toHaveAttribute('aria-invalid', 'true');
      await expect(message).toBeFocused();
      await holds(await structureFaultsOf(page));
    });
    await test.step('the own invitation', async () => {
      await visitor.opens(ROUTES.inviteFriends);
      await expect(page.getByRole('img', { name: t('referral.qrAlt') })).toBeVisible();
      await whenWhole(page);
      await holds();
    });
    await test.step('the partner page', async () => {
      await member.changesTo('agent1');
      await visitor.opens(ROUTES.agentRegister);
      await expect(page.getByRole('img', { name: t('referral.qrAlt') })).toBeVisible();
      await whenWhole(page);
      await holds();
    });
  });
});

import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

const SWITCH = '/wps/relay/PROMOFE_getPromoCodeEnable';
const FEEDBACK = '/wps/relay/MCSFE_submitFeedback';

// Who is offered none: tests/unit/components/promo/promo-code-card.test.tsx.
test('a member hands a code to customer service; a refusal is shown with its code, and the promotion code stays in the field (M1, A15, B8)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  await merchant.has({ kind: 'answer', path: SWITCH, value: { enabled: true } });
  await member.isAt(ROUTES.activity);
  const field = page.getByLabel(t('promoCode.label'));
  await field.fill('x');
  await page.getByRole('button', { name: t('promoCode.send') }).click();
  await expect(page.getByText(t('promoCode.wrong'))).toBeVisible();
  const refusal = { errorCode: 'feedback.closed', message: 'Closed today.', times: 1 };
  await merchant.has({ kind: 'error', path: FEEDBACK, ...refusal });
  await field.fill('SPRING-10');
  await page.getByRole('button', { name: t('promoCode.send') }).click();
  await expect(page.getByText('Closed today.')).toBeVisible();
  await expect(page.getByRole('button', { name: t('notice.supportCode') })).toBeVisible();
  await expect(field).toHaveValue('SPRING-10');
  // At a person's pace: for half a second after a refusal the button takes nothing (A5).
  await field.fill('');
  await field.pressSequentially('SPRING-10', { delay: 70 });
  await page.getByRole('button', { name: t('promoCode.send') }).click();
  await expect(page.getByText(t('promoCode.sent', { code: 'SPRING-10' }))).toBeVisible();
  const call = (await merchant.callsTo(FEEDBACK)).at(-1);
  expect(JSON.parse(call?.body ?? '{}')).toEqual({ category: 'PROMO_CODE', message: 'SPRING-10' });
});

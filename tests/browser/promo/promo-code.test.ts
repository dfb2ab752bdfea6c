import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

const SWITCH = '/wps/relay/PROMOFE_getPromoCodeEnable';
const FEEDBACK = '/wps/relay/MCSFE_submitFeedback';

test('a member hands a code to customer service (M1, A15)', async ({
  page,
  member,
  visitor,
  merchant,
  say,
}) => {
  await merchant.has({ kind: 'answer', path: SWITCH, value: { enabled: true } });
  await member.isIn();
  await visitor.opens(ROUTES.activity);
  const field = page.getByLabel(say('promoCode.label'));
  await field.fill('x');
  await page.getByRole('button', { name: say('promoCode.send') }).click();
  await expect(page.getByText(say('promoCode.wrong'))).toBeVisible();
  await field.fill('SPRING-10');
  await page.getByRole('button', { name: say('promoCode.send') }).click();
  await expect(page.getByText(say('promoCode.sent', { code: 'SPRING-10' }))).toBeVisible();
  const [call] = await merchant.callsTo(FEEDBACK);
  expect(JSON.parse(call?.body ?? '{}')).toEqual({ category: 'PROMO_CODE', message: 'SPRING-10' });
});

test('a refusal is shown with its code, and the code stays in the field (B8)', async ({
  page,
  member,
  visitor,
  merchant,
  say,
}) => {
  await merchant.has({ kind: 'answer', path: SWITCH, value: { enabled: true } });
  await merchant.has({
    kind: 'error',
    path: FEEDBACK,
    errorCode: 'feedback.closed',
    message: 'Closed today.',
  });
  await member.isIn();
  await visitor.opens(ROUTES.activity);
  await page.getByLabel(say('promoCode.label')).fill('SPRING-10');
  await page.getByRole('button', { name: say('promoCode.send') }).click();
  await expect(page.getByText('Closed today.')).toBeVisible();
  await expect(page.getByRole('button', { name: say('notice.supportCode') })).toBeVisible();
  await expect(page.getByLabel(say('promoCode.label'))).toHaveValue('SPRING-10');
});

test('neither a visitor nor a member whose switch is off is offered one (M1)', async ({
  page,
  member,
  visitor,
  merchant,
  say,
}) => {
  await visitor.opens(ROUTES.activity);
  await expect(page.getByLabel(say('promoCode.label'))).toHaveCount(0);
  await merchant.has({ kind: 'answer', path: SWITCH, value: { enabled: false } });
  await member.isIn();
  const asked = (await merchant.callsTo(SWITCH)).length;
  await visitor.opens(ROUTES.activity);
  await expect.poll(async () => (await merchant.callsTo(SWITCH)).length).toBeGreaterThan(asked);
  await expect(page.getByLabel(say('promoCode.label'))).toHaveCount(0);
});

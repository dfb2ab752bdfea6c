import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

const PROGRESS = '/wps/relay/MCSFE_getPlayerRankProgress';
const GOLD = { labelName: 'Gold', type: 'AUTO', rankLevel: 3, labelId: 7 };

test('a benefit that is not automatic is not shown (V1)', async ({ page, member, merchant, t }) => {
  await merchant.changesMember('lan', { clubLabel: { ...GOLD, type: 'MANUAL', labelName: 'Jade' } });
  await member.isAt(ROUTES.member);
  await expect(page.getByText('Jade')).toBeVisible();
  await expect(page.getByText(t('vip.benefit'))).toHaveCount(0);
});

test('a member without a label name has no card (V1)', async ({ page, member, merchant, t }) => {
  await merchant.changesMember('lan', { clubLabel: { ...GOLD, labelName: '' } });
  await member.isAt(ROUTES.member);
  await expect(page.getByText('First Example Bank')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: t('vip.title') })).toHaveCount(0);
});

const FULL = [
  { name: 'no label id', value: { completedConditions: 2, totalExpectedConditions: 5 } },
  { name: 'nothing expected', value: { completedConditions: 2, totalExpectedConditions: 0, labelId: 7 } },
  {
    name: 'more done than expected',
    value: { completedConditions: 9, totalExpectedConditions: 5, labelId: 7 },
  },
];

test('without a label id, with nothing expected, or with more done than expected, the bar is full, and no count is made up (V2)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  await member.hasSession();
  for (const { name, value } of FULL)
    await test.step(name, async () => {
      await merchant.has({ kind: 'answer', path: PROGRESS, value });
      await visitor.opens(ROUTES.member);
      await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 1);
      await expect(page.getByText(t('vip.progressDone'))).toBeVisible();
      await expect(page.getByText(t('vip.progressOf', { done: 2, expected: 5 }))).toHaveCount(0);
      await merchant.mends();
    });
});

test('a progress that fails to load shows a message inside the card in the site’s words, and the label stays; another try shows level, benefit and what is left to do (B8, SEC-36, V1, V2)', async ({
  page,
  member,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  complaints.expect(/status of 4/);
  await member.hasSession();
  await merchant.has({ kind: 'error', path: PROGRESS, httpStatus: 400, message: 'Node seven counts.' });
  await visitor.opens(ROUTES.member);
  const card = page.getByRole('region', { name: t('vip.title') });
  await expect(card.getByText(t('errors.unknown'))).toBeVisible();
  await expect(page.getByText('Node seven')).toHaveCount(0);
  await expect(card.getByText('Gold')).toBeVisible();
  await merchant.mends();
  await card.getByRole('button', { name: t('member.retry') }).click();
  await expect(card.getByText('Gold')).toBeVisible();
  await expect(card.getByText(t('vip.level', { level: 3 }))).toBeVisible();
  await expect(card.getByText(t('vip.left', { count: 3 }))).toBeVisible();
  await expect(card.getByText(t('vip.benefit'))).toBeVisible();
  await expect(card.getByRole('progressbar', { name: t('vip.progress') })).toHaveJSProperty('value', 0.4);
});

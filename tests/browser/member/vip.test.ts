import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

const PROGRESS = '/wps/relay/MCSFE_getPlayerRankProgress';

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

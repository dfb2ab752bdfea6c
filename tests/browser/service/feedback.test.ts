import { ROUTES } from '@/lib/shared/routes';
import { tapUntilSent } from '../support/entry/tap-until-sent';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { customerServiceOf } from './customer-service';

const CALL = '/wps/relay/MCSFE_submitFeedback';

// A visitor is led home: tests/unit/shared/routes.test.ts.
test('a message outlives a reload and a failure, and goes out once, with its support code (R10, K8, B12)', async ({
  page,
  member,
  merchant,
  site,
  t,
}) => {
  await member.isAt(`${ROUTES.service}?support=1A2B-3C4D`, 'minh');
  await page.getByRole('link', { name: t('service.feedbackRow') }).click();
  await expect(page).toHaveURL(merchant.url(`${ROUTES.feedback}?support=1A2B-3C4D`));
  await whenAlive(page);
  await expect(page.getByLabel(t('feedback.support'))).toHaveValue('1A2B-3C4D');
  const message = page.getByLabel(t('feedback.message'));
  const send = page.getByRole('main').getByRole('button');
  await send.click();
  await expect(message).toBeFocused();
  await expect(page.getByText(t('feedback.messageRequired'))).toBeVisible();
  await page.getByLabel(t('feedback.category')).selectOption('PAYMENT');
  await message.fill('My deposit is late.');
  await page.reload();
  await expect(message).toHaveValue('My deposit is late.');
  await expect(page.getByLabel(t('feedback.category'))).toHaveValue('PAYMENT');
  await whenAlive(page);
  await merchant.has({ kind: 'error', path: CALL, times: 1, errorCode: 'busy', message: 'Try again later.' });
  await send.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Try again later.');
  await expect(message).toHaveValue('My deposit is late.');
  await tapUntilSent(page, CALL, (limit) => send.dblclick(limit));
  await expect(page.getByRole('heading', { name: t('feedback.sentTitle') })).toBeFocused();
  expect((await customerServiceOf(site.provider).feedback()).map(({ data }) => data)).toEqual([
    { category: 'PAYMENT', message: 'My deposit is late.\n\n[1A2B-3C4D]' },
  ]);
  await page.reload();
  await expect(message).toHaveValue('');
});

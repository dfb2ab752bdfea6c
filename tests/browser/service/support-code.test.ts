import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { widgetCalls } from './customer-service';

const DEPOSITS = '/wps/relay/MCSFE_getDepositSettings';

test('the code of an error is handed to service, and the chat takes it along (B12)', async ({
  page,
  complaints,
  member,
  visitor,
  merchant,
  t,
}) => {
  complaints.expect(/getDepositSettings/i);
  await member.hasSession();
  await merchant.has({
    kind: 'error',
    path: DEPOSITS,
    times: 1,
    errorCode: 'busy',
    httpStatus: 400,
    message: 'Busy.',
  });
  await visitor.opens(ROUTES.member);
  const link = page.getByRole('main').getByRole('link', { name: t('notice.sendCode') });
  await expect(link).toBeVisible();
  const code = new URL((await link.getAttribute('href')) ?? '', merchant.origin).searchParams.get('support');
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await link.click();
  await expect(page).toHaveURL(merchant.url(`${ROUTES.service}?support=${code}`));
  await expect(page.getByRole('main').getByText(code ?? '', { exact: true })).toBeVisible();
  await whenAlive(page);
  await expect.poll(async () => (await widgetCalls(page)).length).toBeGreaterThan(1);
  await page.getByRole('button', { name: t('service.chatNow') }).click();
  const draft = t('service.supportDraft', { code: code ?? '' });
  await expect
    .poll(async () => (await widgetCalls(page)).find(({ name }) => name === 'open')?.args)
    .toEqual([{ language: 'en-US', draft }]);
  await expect(page.frameLocator('iframe[title="Chat"]').getByRole('textbox')).toHaveValue(draft);
});

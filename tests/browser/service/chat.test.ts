import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { hasNoWidget } from './customer-service';

const LAUNCH = '/wps/relay/CBS_launchChat';

// Which language it is sent: tests/unit/shared/service/chat-language.test.ts.
test('a chat that cannot be opened shows the reason, and can be tried again; it opens in this tab with its four parameters, and leads back (C1, X8)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  await hasNoWidget(page);
  await member.isAt(`${ROUTES.service}?r=abc`);
  await whenAlive(page);
  await merchant.has({
    kind: 'error',
    path: LAUNCH,
    times: 1,
    errorCode: 'chat.closed',
    message: 'The desk is closed.',
  });
  await page.getByRole('button', { name: t('service.chatNow') }).click();
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('The desk is closed.');
  await expect(notice.getByRole('link', { name: t('notice.sendCode') })).toBeVisible();
  await notice.getByRole('button', { name: t('notice.confirm') }).click();
  // The button is locked for half a second more (A5).
  await expect(async () => {
    const again = page.getByRole('button', { name: t('service.chatNow') });
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(page).toHaveURL(/^http:\/\/chat\.localhost:\d+\/chat\?/, { timeout: 1_000 });
  }).toPass();
  const requests = (await merchant.callsTo(LAUNCH)).at(-1);
  expect(requests?.query).toEqual({
    b2c: 'true',
    title: t('service.title'),
    backUrl: merchant.url(`${ROUTES.service}?r=abc`),
    language: 'EN',
  });
  await page.goBack();
  await expect(page).toHaveURL(merchant.url(`${ROUTES.service}?r=abc`));
  await expect(page.getByRole('button', { name: t('service.chatNow') })).toBeVisible();
});

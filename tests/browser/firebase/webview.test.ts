import { ROUTES, toHref } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const FACEBOOK = `${ANDROID} Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0.0.0;]`;
const WAY_OUT = /^intent:\/\/[^/]+\/m\/login\?go=%2Fm%2Fgame#Intent;scheme=http;/;

test.use({ brand: 'rio', userAgent: FACEBOOK });

// Every app: tests/unit/shared/webview/sign-in-place.test.ts; on iOS: tests/unit/components/auth/firebase/open-in-browser.test.tsx.
test('an app’s browser gets a link to the phone’s browser, and no button that would be refused (B14, ruling 32)', async ({
  page,
  merchant,
  visitor,
  t,
}) => {
  await merchant.switches({ GOOGLELOGIN3: true, FACEBOOKLOGIN3: true });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visitor.opens(toHref(ROUTES.login, { go: ROUTES.game }));
  await expect(page.getByText(/Google.*Facebook/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Google|Facebook/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('firebase.openBrowser') })).toHaveAttribute('href', WAY_OUT);
  expect(requests.filter((url) => /gsi|googleapis|apis\.google/.test(url))).toEqual([]);
});

test.describe('a merchant with messengers alone', () => {
  test.use({ brand: 'aurora' });

  test('a note beside the link to another browser names LINE and Telegram, which this one blocks (B14, A12, A13)', async ({
    page,
    merchant,
    visitor,
    t,
  }) => {
    await merchant.switches({ GOOGLELOGIN3: false, FACEBOOKLOGIN3: false, TWITTERLOGIN3: false });
    await visitor.opens(toHref(ROUTES.login, { go: ROUTES.game }));
    await expect(page.getByText(/LINE.*Telegram.*Facebook/)).toBeVisible();
    await expect(page.getByRole('link', { name: t('firebase.openBrowser') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('social.withLine') })).toHaveCount(0);
  });
});

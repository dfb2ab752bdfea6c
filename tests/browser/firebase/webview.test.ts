import { ROUTES, toHref } from '@/lib/shared/routes';
import type { BrandCode } from '../support/merchant';
import { expect, test } from '../support/test';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const AT = toHref(ROUTES.login, { go: ROUTES.game });

type Case = { brand: BrandCode; app: string; userAgent: string; href?: RegExp };
// tests/unit/shared/webview/sign-in-place.test.ts holds every app.
const CASES: readonly Case[] = [
  {
    brand: 'rio',
    app: 'Facebook',
    userAgent: `${ANDROID} Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0.0.0;]`,
    href: /^intent:\/\/[^/]+\/m\/login\?go=%2Fm%2Fgame#Intent;scheme=http;/,
  },
  { brand: 'aurora', app: 'Zalo', userAgent: `${IOS} Mobile/15E148 Zalo iOS/598 ZaloTheme/light` },
];

test.describe('Facebook, a merchant with messengers alone', () => {
  test.use({ brand: 'aurora', userAgent: CASES[0]?.userAgent });

  test('the way out names LINE and Telegram, which this browser refuses (B14, A12, A13)', async ({
    page,
    merchant,
    visitor,
    t,
  }) => {
    await merchant.switches({ GOOGLELOGIN3: false, FACEBOOKLOGIN3: false, TWITTERLOGIN3: false });
    await visitor.opens(AT);
    await expect(page.getByText(/LINE.*Telegram.*Facebook/)).toBeVisible();
    await expect(page.getByRole('link', { name: t('firebase.openBrowser') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('social.withLine') })).toHaveCount(0);
  });
});

for (const { brand, app, userAgent, href } of CASES) {
  test.describe(`${app}, ${brand}`, () => {
    test.use({ brand, userAgent });

    test('an app’s browser gets a way out with the address, and no button that would be refused (B14, ruling 32)', async ({
      page,
      merchant,
      visitor,
      t,
    }) => {
      await merchant.switches({ GOOGLELOGIN3: true, FACEBOOKLOGIN3: true });
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await visitor.opens(AT);
      await expect(page.getByText(new RegExp(`Google.*${app}`))).toBeVisible();
      await expect(page.getByRole('button', { name: /Google|Facebook/ })).toHaveCount(0);
      if (href) {
        const link = page.getByRole('link', { name: t('firebase.openBrowser') });
        await expect(link).toHaveAttribute('href', href);
      } else {
        await page.getByRole('button', { name: t('firebase.copyAddress') }).click();
        await expect(page.getByText(t('firebase.copyHint'))).toBeVisible();
      }
      expect(requests.filter((url) => /gsi|googleapis|apis\.google/.test(url))).toEqual([]);
    });
  });
}

import { ROUTES, toHref } from '@/lib/shared/routes';
import { socialAt } from '../social/messenger';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { NO_TRACKING, wantNoTracking } from './no-tracking';

const CALL = '/wps/member/register/social';
const CLICK = 'IwAR-aB_0.~+%2B';
const START = toHref(ROUTES.login, { fbclid: CLICK, r: 'FriEnd7', go: ROUTES.game });

for (const { way, brand, consent, track } of [
  { way: 'Line', brand: 'aurora', consent: 'yes', track: expect.objectContaining({ fbclid: CLICK }) },
  { way: 'Telegram', brand: 'lotus', consent: 'unasked', track: undefined },
] as const)
  test.describe(`${brand} by ${way}, consent ${consent}`, () => {
    // There is no prompt there; the browser's signal counts as a refusal.
    test.use({ brand, consent, extraHTTPHeaders: consent === 'yes' ? {} : NO_TRACKING });

    test('a click returns with the player, is reported as the consent allows, and never reaches the sign-in provider (RR12, RR7, ruling 67)', async ({
      page,
      merchant,
      t,
      site,
    }) => {
      const abroad: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(site.provider)) abroad.push(decodeURIComponent(request.url()));
      });
      if (consent !== 'yes') await page.addInitScript(wantNoTracking);
      await merchant.switches({ FIREBASECREATEACC3: true, SSOMANUALREG3: false });
      const social = socialAt({ page, merchant, t });
      if (way === 'Line') await social.comesByLine('Mai new', START);
      else await social.comesByTelegram('Дмитрий', START);
      await social.isIn(/: (au|lo)\d{8}$/);
      await expect(page).toHaveURL(/\/m\/game\?/);
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('fbclid'), searchParams.get('r')]).toEqual([CLICK, 'FriEnd7']);
      const [call] = await merchant.callsTo(CALL);
      const reported = JSON.parse(call?.body ?? '{}');
      expect([reported.pixelTrack, reported.referralCode]).toEqual([track, 'FriEnd7']);
      expect(abroad.length).toBeGreaterThan(0);
      expect(abroad.join()).not.toMatch(/IwAR|FriEnd7/);
      await whenPageSettled(page);
      const lasting = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      expect(lasting.includes('IwAR')).toBe(consent === 'yes');
      await social.leavesNothing();
    });
  });

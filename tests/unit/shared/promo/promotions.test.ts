import fc from 'fast-check';
import { parsePromotionSwitches } from '@/lib/shared/promo/promotions';
import { hostileRecord } from '@/tests/unit/shared/support/hostile-json';

const off = { enabled: false, count: 0 };

test.each([
  [
    { APP_DOWNLOAD: { enabled: true, count: 1 }, REFERRAL: { enabled: true, count: 2 } },
    { appDownload: { enabled: true, count: 1 }, referral: { enabled: true, count: 2 } },
  ],
  [{ REFERRAL: { enabled: true } }, { appDownload: off, referral: { enabled: true, count: 0 } }],
  [
    { APP_DOWNLOAD: { enabled: 'true', count: '2' }, REFERRAL: { enabled: 1, count: 1 } },
    { appDownload: { enabled: true, count: 2 }, referral: { enabled: true, count: 1 } },
  ],
  [
    { APP_DOWNLOAD: { enabled: 'yes', count: -3 }, REFERRAL: { count: '4' } },
    { appDownload: off, referral: { enabled: false, count: 4 } },
  ],
  [undefined, { appDownload: off, referral: off }],
  [[], { appDownload: off, referral: off }],
  ['REFERRAL', { appDownload: off, referral: off }],
])('%j has its promotions with enabled and count (E16)', (value, parsed) => {
  expect(parsePromotionSwitches(value)).toEqual(parsed);
});

test('no answer of a provider makes it throw, and a count is a whole number from 0 up (E16)', () => {
  fc.assert(
    fc.property(hostileRecord(['APP_DOWNLOAD', 'REFERRAL']), (value) => {
      const { appDownload, referral } = parsePromotionSwitches(value);
      for (const { enabled, count } of [appDownload, referral]) {
        expect(typeof enabled).toBe('boolean');
        expect(Number.isInteger(count) && count >= 0).toBe(true);
      }
    }),
  );
});

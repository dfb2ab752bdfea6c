// A provider whose answers keep the wire's form and are far too long: pages stay whole and small.
import { LIES } from '@/tests/fault/provider/support/lies';
import { raiseLyingSite } from '@/tests/fault/provider/support/lying-site';

jest.setTimeout(120_000);
const MAX_PAGE_BYTES = 1.5 * 1024 * 1024;
const site = raiseLyingSite();

test.each(Object.entries(LIES).map(([code, lie]) => ({ code, ...lie })))(
  '$what make $page no larger than 1.5 MB (SEC-31)',
  async ({ code }) => {
    const { status, text } = await site.pageOf(code);
    expect([status, site.told(code)]).toEqual([200, expect.any(Number)]);
    expect(site.told(code)).toBeGreaterThan(0);
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_PAGE_BYTES);
  },
);

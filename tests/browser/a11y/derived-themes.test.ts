// Themes that the site derives from a mode and one random colour, on the home page as a visitor sees it (B48).
import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { axeOf, brokenIn } from '@/tests/browser/support/axe';
import { type DemoSite, startDemoSite } from '@/tests/browser/support/demo-site';
import { folderForFile } from '@/tests/browser/support/file-folder';
import { freezePage } from '@/tools/audit/freeze-page.mjs';

const SEED = 20_261_123;
// tests/unit/server/tenants/merchant/derive-theme.test.ts measures 2,000 themes; here each mode is seen once.
const BRANDS = [
  { code: 'noor', mode: 'dark' },
  { code: 'lotus', mode: 'light' },
] as const;

const seed = process.env.TEST_RANDOM === '1' ? undefined : SEED;
const primaries = fc
  .sample(fc.integer({ min: 0, max: 0xffffff }), { numRuns: BRANDS.length, seed })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const inFolder = folderForFile('derived-themes');
let site: DemoSite;

// Animations would take most of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async ({ browserName: _ }, { parallelIndex }) => {
  for (const [at, { code, mode }] of BRANDS.entries()) {
    const entry = JSON.parse(readFileSync(`sandbox/merchants/${code}.json`, 'utf8'));
    const theme = { mode, colors: { primary: primaries[at] } };
    writeFileSync(inFolder(`${code}.json`), JSON.stringify({ ...entry, theme }));
  }
  site = await startDemoSite(60 + parallelIndex, inFolder('.'));
});

test.afterAll(() => site.stop());

const titleOf = ({ mode }: (typeof BRANDS)[number], at: number) => `a ${mode} theme of ${primaries[at]}`;

test(`every text of home reads in ${BRANDS.map(titleOf).join(' and in ')} (B48)`, async ({
  page,
  context,
}) => {
  test.slow();
  for (const [at, brand] of BRANDS.entries())
    await test.step(titleOf(brand, at), async () => {
      const url = `http://${brand.code}.localhost:${site.port}`;
      await context.addCookies([
        { name: 'mc_age', value: '1', url },
        { name: 'mc_consent', value: 'no', url },
      ]);
      await page.goto(`${url}/m/home`);
      await expect(page.locator('header').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(freezePage);
      const shown = await page
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--color-primary'));
      expect(shown.trim()).toBe(primaries[at]);
      expect.soft(await brokenIn(axeOf(page).withRules(['color-contrast']))).toEqual([]);
    });
});

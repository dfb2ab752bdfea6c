// The test function of the engines' journeys: one browser and one demo for each engine, another host for each test, and no unexpected console message.
import { test as base } from 'playwright/test';
import { type DemoSite, startDemoSite } from '@/tests/browser/support/demo-site';
import { type BrandCode, type Merchant, merchantOf } from '@/tests/browser/support/merchant';
import { controlOf } from '@/tests/browser/support/sandbox';
import { type Translate, textsIn } from '@/tests/browser/support/texts';
import type { Driver, EngineName } from './driver';
import { openFirefox } from './firefox';
import { type Visitor, visitorAt } from './visitor';
import { openWebkit } from './webkit';

type Fixtures = {
  readonly brand: BrandCode;
  readonly merchant: Merchant;
  readonly t: Translate;
  readonly visitor: Visitor;
  /** Console messages that the test provokes. */
  readonly expected: RegExp[];
};

type WorkerFixtures = {
  readonly engine: EngineName;
  readonly site: DemoSite;
  readonly driver: Driver;
};

const OPENERS = { firefox: openFirefox, webkit: openWebkit };
/** Logs of their own; journeys in Chromium are 0 and 1. */
const NTH = { firefox: 2, webkit: 3 };
const PHONE = { width: 360, height: 740 };

let count = 0;

export const { expect } = base;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  site: [
    async ({ engine }, use) => {
      const site = await startDemoSite(NTH[engine]);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  driver: [
    async ({ engine }, use) => {
      const driver = await OPENERS[engine]();
      await driver.resize(PHONE.width, PHONE.height);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  brand: ['aurora', { option: true }],
  merchant: async ({ brand, site }, use) => {
    await controlOf(site.provider).reset();
    count += 1;
    await use(merchantOf(brand, site, `e${process.pid}-${count}`));
  },
  // The browsers request English; a brand without it answers in its first language.
  t: ({ merchant: { languages, defaultLanguage } }, use) =>
    use(textsIn(languages.includes('EN') ? 'EN' : defaultLanguage)),
  expected: ({}, use) => use([]),
  visitor: async ({ driver, merchant, t, expected }, use, info) => {
    const visitor = visitorAt({ driver, merchant, t });
    await visitor.arrives();
    await driver.takeComplaints();
    await use(visitor);
    const messages = await driver.takeComplaints();
    if (info.errors.length > 0)
      await info.attach('screen', { body: Buffer.from(await driver.screenshot()), contentType: 'image/png' });
    base.expect(messages.filter((line) => !expected.some((one) => one.test(line)))).toEqual([]);
  },
});

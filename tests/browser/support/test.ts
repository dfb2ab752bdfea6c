// The test function of all journeys: a fresh provider, a merchant, its words, and people; complaints of the browser and secrets left behind fail every test.
import { test as base } from 'playwright/test';
import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';
import { type Complaints, collectComplaints } from './complaints';
import { type DemoSite, startDemoSite } from './demo-site';
import { type BrandCode, type Merchant, merchantOf, readBrand } from './merchant';
import { type Member, memberAt, type Visitor, visitorAt } from './people';
import { controlOf } from './sandbox';
import { expectNoSecrets } from './secrets/expect-no-secrets';
import { recordTraffic, type SecretTraffic } from './secrets/record-traffic';
import { watchRequests } from './settled';
import { type Translate, textsIn } from './texts';

type Options = {
  /** Whose site the test visits. */
  readonly brand: BrandCode;
  /** What the visitor reads, where it is not the brand's first language. */
  readonly reads: LanguageCode | undefined;
  /** Whether the browser session has seen the splash before. */
  readonly splash: 'seen' | 'new';
  /** The visitor's answers about consent and age. */
  readonly consent: 'yes' | 'no' | 'unasked';
  readonly age: 'confirmed' | 'unasked';
  /** Whether this device has been here before: installing is offered from the second visit on. */
  readonly visit: 'first' | 'later';
  /** Whether this visit has raced the merchant's domains before. */
  readonly race: 'run' | 'new';
};

type Fixtures = Options & {
  readonly consentCookie: undefined;
  readonly complaints: Complaints;
  /** What was secret in the test: it is looked for everywhere at the end of each. */
  readonly traffic: SecretTraffic;
  readonly merchant: Merchant;
  readonly t: Translate;
  readonly visitor: Visitor;
  readonly member: Member;
};

let count = 0;

type Mark = readonly [storage: 'localStorage' | 'sessionStorage', key: string, value: string];

const SPLASH_SEEN: Mark = ['sessionStorage', 'mc_splash', '1'];
const RACE_RUN: Mark = ['sessionStorage', 'mc_race', 'none'];
const VISITS_MADE: Mark = ['localStorage', 'mc_visits', '2'];

/** Stores an item before any script of a page; for `addInitScript`. */
function storeMark([storage, key, value]: Mark): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // A page without storage of its own, such as about:blank.
  }
}

/** The line of news runs without an end, and its frames cost more than all else on an open home page. Like this it stands as before its start. */
function stillNews(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[class$="ticker"] [class$="line"] { animation-play-state: paused !important; }');
  document.adoptedStyleSheets.push(sheet);
}

export const { expect } = base;

export const test = base.extend<Fixtures, { site: DemoSite }>({
  site: [
    async ({}, use, { parallelIndex }) => {
      // A free port may be taken by the other worker's demo meanwhile: then it tries again.
      const site = await startDemoSite(parallelIndex).catch(() => startDemoSite(parallelIndex));
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  brand: ['aurora', { option: true }],
  splash: ['seen', { option: true }],
  consent: ['no', { option: true }],
  age: ['confirmed', { option: true }],
  visit: ['later', { option: true }],
  race: ['run', { option: true }],
  reads: [undefined, { option: true }],
  locale: ({ brand, reads }, use) => use(LANGUAGES[reads ?? readBrand(brand).defaultLanguage].tag),
  merchant: async ({ brand, site }, use) => {
    await controlOf(site.provider).reset();
    count += 1;
    const merchant = merchantOf(brand, site, `t${process.pid}-${count}`);
    await use(merchant);
    const kept = await merchant.keptIn(merchant.defaultLanguage);
    base.expect(kept, 'answers for later tests: read them in a language of the test’s own').toEqual([]);
  },
  consentCookie: [
    async ({ context, merchant, consent, age }, use) => {
      const cookies = {
        ...(consent === 'unasked' ? {} : { mc_consent: consent }),
        ...(age === 'confirmed' ? { mc_age: '1' } : {}),
      };
      const all = Object.entries(cookies).map(([name, value]) => ({ name, value, url: merchant.origin }));
      await context.addCookies(all);
      await use(undefined);
    },
    { auto: true },
  ],
  complaints: [
    async ({ context, splash, race, visit }, use) => {
      const complaints = await collectComplaints(context);
      context.on('page', watchRequests);
      await context.addInitScript(stillNews);
      if (splash === 'seen') await context.addInitScript(storeMark, SPLASH_SEEN);
      if (visit === 'later') await context.addInitScript(storeMark, VISITS_MADE);
      if (race === 'run') await context.addInitScript(storeMark, RACE_RUN);
      await use(complaints);
      base.expect(complaints.unexpected(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  traffic: [
    async ({ context, site }, use, { errors }) => {
      const traffic = recordTraffic(context, site);
      await use(traffic);
      const [page] = context.pages();
      if (page && errors.length === 0) await expectNoSecrets(page);
    },
    { auto: true },
  ],
  t: ({ merchant, reads }, use) => use(textsIn(reads ?? merchant.defaultLanguage)),
  visitor: ({ page, merchant, t }, use) => use(visitorAt({ page, merchant, t })),
  member: ({ page, merchant, t }, use) => use(memberAt({ page, merchant, t })),
});

// Opens the key screens of a merchant in each language, checks their text at three widths and takes pictures.
import path from 'node:path';
import { answerQuestions, settle } from '../screens/take-screens.mjs';
import { MEMBER_SCREENS, VISITOR_SCREENS } from './key-screens.mjs';
import { measureText, patternsOf } from './measure-page.mjs';

/** Narrowest phone of the design, common phone, tablet. */
export const WIDTHS = [320, 360, 768];
const PICTURED = 360;
const HEIGHT = 740;
const PLAYER = { username: 'lan', password: 'Passw0rd!' };

async function openContext(browser, origin) {
  const context = await browser.newContext({
    viewport: { width: PICTURED, height: HEIGHT },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await answerQuestions(context, origin);
  return context;
}

async function openScreen(page, { origin, language }, { place, first, open, isOwn }) {
  const url = new URL(place, origin);
  url.searchParams.set('lang', language);
  await page.goto(url.href);
  const href = first && (await page.locator(first).first().getAttribute('href'));
  if (href) await page.goto(new URL(href, origin).href);
  // A visitor's page is complete; a member's data loads afterwards.
  if (isOwn) await settle(page);
  else await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (open) await page.locator(open).first().click();
}

async function signIn(page, origin) {
  await page.goto(`${origin}/m/login`);
  await page.waitForLoadState('networkidle');
  for (const [name, value] of Object.entries(PLAYER)) await page.locator(`input[name="${name}"]`).fill(value);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL('**/m/home*');
}

async function measureWidths(page, patterns, { widths, file }) {
  const faults = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const matches = await measureText(page, patterns);
    faults.push(...matches.map((fault) => `${width} px  ${fault}`));
    if (width === PICTURED) await page.screenshot({ path: file, type: 'jpeg', quality: 60 });
  }
  await page.setViewportSize({ width: PICTURED, height: HEIGHT });
  return faults;
}

async function walk(page, job, screens) {
  const patterns = patternsOf(job.language);
  const faults = [];
  for (const screen of screens.filter(({ name }) => job.screens.length === 0 || job.screens.includes(name))) {
    await openScreen(page, job, screen);
    const file = path.join(job.folder, `${job.merchant}-${job.language}-${screen.name}.jpg`);
    const matches = await measureWidths(page, patterns, { widths: job.widths, file });
    faults.push(...matches.map((fault) => `${job.merchant}  ${job.language}  ${screen.name}  ${fault}`));
  }
  return faults;
}

/** Walks all languages of `plan` for one merchant; returns the faults, one line each. */
export async function walkMerchant(browser, plan) {
  const visitor = await openContext(browser, plan.origin);
  const member = await openContext(browser, plan.origin);
  const [open, own] = [await visitor.newPage(), await member.newPage()];
  await signIn(own, plan.origin);
  const faults = [];
  for (const language of plan.languages) {
    const job = { ...plan, language };
    const matches = [...(await walk(open, job, VISITOR_SCREENS)), ...(await walk(own, job, MEMBER_SCREENS))];
    console.log(
      `  ${plan.merchant} ${language}: ${matches.length === 0 ? 'fits' : `${matches.length} faults`}`,
    );
    faults.push(...matches);
  }
  await Promise.all([visitor.close(), member.close()]);
  return faults;
}

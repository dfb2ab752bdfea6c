// Firefox over WebDriver BiDi, by puppeteer.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { ENGINE_FILES } from '@/scripts/check/debian.mjs';
import { type Driver, USER_AGENTS } from './driver';

const REST_MS = 80;
const PREFERENCES = {
  'general.useragent.override': USER_AGENTS.firefox,
  'intl.accept_languages': 'en-GB, en',
  // As on a phone: the bars cover the page and take no space from it.
  'widget.gtk.overlay-scrollbars.enabled': true,
  'layout.testing.overlay-scrollbars.always-visible': false,
  'ui.useOverlayScrollbars': 1,
};

// Messages about requests and scripts that the browser aborted on leaving the page, and about an icon that a text file may not show.
const BROWSERS_OWN = /A ServiceWorker intercepted the request|ChunkLoadError: Loading chunk|favicons\//;

// Runs in the page: a logged error arrives as a handle, which is empty once the page is left.
function logErrors(): void {
  const log = console.error.bind(console);
  const toText = (one: unknown) => (one instanceof Error ? `${one.name}: ${one.message}` : one);
  console.error = (...all: unknown[]) => log(...all.map(toText));
}

// Runs in the page: the engine reports no violation to its driver.
function logViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`policy violated: ${effectiveDirective} by ${blockedURI}`);
  });
}

function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error}`));
  return messages;
}

async function listSeen(page: Page, xpath: string): Promise<ElementHandle[]> {
  const all = await page.$$(`xpath/${xpath}`);
  const seen = await Promise.all(all.map((one) => one.isVisible()));
  return all.filter((_, at) => seen[at]);
}

async function firstSeen(page: Page, xpath: string): Promise<ElementHandle> {
  const [first] = await listSeen(page, xpath);
  if (!first) throw new Error(`nothing to be seen: ${xpath}`);
  return first;
}

// Runs in the page: in the middle of the window nothing of the site's bars and offers lies over an element.
function isReachable(node: Element): boolean {
  node.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Clicks an element that is still and not covered; this client itself clicks whatever is there. */
async function click(page: Page, xpath: string): Promise<void> {
  const element = await firstSeen(page, xpath);
  await element.evaluate(isReachable);
  const before = await element.boundingBox();
  await sleep(REST_MS);
  const after = await element.boundingBox();
  if (before?.y !== after?.y || !(await element.evaluate(isReachable)))
    throw new Error(`not to be reached: ${xpath}`);
  await element.click();
}

async function askFrame<T>(page: Page, expression: string): Promise<T> {
  const element = await page.$('iframe');
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('the page has no frame');
  return (await frame.evaluate(expression)) as T;
}

/** Starts Firefox without a window of the desktop's. */
export async function openFirefox(): Promise<Driver> {
  // Its temporary files are removed with it.
  const folder = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const browser = await puppeteer.launch({
    env: { ...process.env, TMPDIR: folder },
    browser: 'firefox',
    executablePath: ENGINE_FILES.firefox,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(logErrors);
  await page.evaluateOnNewDocument(logViolations);
  const messages = listen(page);
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    ask: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    askFrame: (expression) => askFrame(page, expression),
    countSeen: async (xpath) => (await listSeen(page, xpath)).length,
    click: (xpath) => click(page, xpath),
    type: async (xpath, text) => (await firstSeen(page, xpath)).type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    takeComplaints: async () => messages.splice(0).filter((line) => !BROWSERS_OWN.test(line)),
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

// Time until an edit under `npm run dev` is visible.
import { availableParallelism, loadavg } from 'node:os';
import type { Page } from 'playwright/test';
import type { DevSite } from './support/dev-site';
import { expect, test } from './support/test';

/** Longest that an edit of a component or a style takes on a warm server; ms. */
const SEEN_MS = 2_000;
/** Where more processes want to run than there are processors, each gets its share of the time. */
const limitMs = () => SEEN_MS * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
const MAX_EDITS = 12;
const CARD = 'components/auth/entry-card';

/** Marks the document, which a reload would take away. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', '1'));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

type Edit = (nth: number, seen: { readonly timeout: number }) => Promise<void>;

/** Edits until one is seen in time: a page does not show when the compiler starts watching it, and an earlier edit is already part of the page. */
async function editUntilSeen(edit: Edit): Promise<void> {
  for (let nth = 1; ; nth++) {
    try {
      return await edit(nth, { timeout: limitMs() });
    } catch (error) {
      if (nth === MAX_EDITS) throw error;
    }
  }
}

type Edited = { readonly page: Page; readonly dev: DevSite };

const editComponent = ({ page, dev }: Edited) =>
  editUntilSeen(async (nth, seen) => {
    dev.sources.edit(`${CARD}.tsx`, nth === 1 ? '{title}' : `{title} (${nth - 1})`, `{title} (${nth})`);
    await expect(page.locator('main h1')).toHaveText(new RegExp(`\\(${nth}\\)$`), seen);
  });

const editStyle = ({ page, dev }: Edited) =>
  editUntilSeen(async (nth, seen) => {
    const from = nth === 1 ? '.title {' : `.title { letter-spacing: ${nth - 1}px;`;
    dev.sources.edit(`${CARD}.module.css`, from, `.title { letter-spacing: ${nth}px;`);
    await expect(page.locator('main h1')).toHaveCSS('letter-spacing', `${nth}px`, seen);
  });

test('edits of a component and of its style show without a reload and within 2 s (DX-1)', async ({
  page,
  dev,
  opens,
}) => {
  await opens('aurora', '/m/login');
  await mark(page);
  await editComponent({ page, dev });
  await editStyle({ page, dev });
  expect(await isMarked(page)).toBe(true);
});

/** Returns the response to a call from the page: the browser resolves `*.localhost`, which the machine may not. */
const answerOf = (page: Page, path: string, headers: Record<string, string> = {}) =>
  page.evaluate(
    async ([to, own]) => {
      const answer = await fetch(to, { headers: own, cache: 'no-store' });
      return { status: answer.status, headers: Object.fromEntries(answer.headers) };
    },
    [path, headers] as const,
  );

test('an edit of a message catalogue shows at the next look, in a page and in its deferred texts (DX-1)', async ({
  page,
  dev,
  opens,
}) => {
  await opens('aurora', '/m/login');
  const texts = '/m/texts?language=EN';
  const tag = (await answerOf(page, texts)).headers.etag ?? '';
  dev.sources.edit('locales/EN.json', '"submit": "', '"submit": "Edited ');
  await page.reload();
  await expect(page.getByText(/^Edited /).first()).toBeVisible();
  expect((await answerOf(page, texts, { 'if-none-match': tag })).status).toBe(200);
});

/** Requests of the page while the sandbox restarts. */
const PROVIDER_AWAY = /status of 502|ERR_(?:CONNECTION_REFUSED|EMPTY_RESPONSE)/;

const restartsOf = (dev: DevSite) => dev.output().split('The sandbox started again').length;

/** Waits for a restart of the sandbox, which the page of the next test must not meet. */
async function untilProviderIsBack(dev: DevSite, before: number): Promise<void> {
  await expect.poll(() => restartsOf(dev), { timeout: 30_000 }).toBeGreaterThan(before);
  const isUp = () =>
    fetch(`http://127.0.0.1:${dev.sandboxPort}/control/faults`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp).toBe(true);
}

test('an edit of a sandbox row shows at the next look (DX-1)', async ({ page, dev, opens, complaints }) => {
  complaints.expect(PROVIDER_AWAY);
  await opens('aurora', '/m/news');
  const titles = page.locator('main').getByText(/^Edited /);
  await expect(titles).toHaveCount(0);
  const [file, before] = ['sandbox/data/announcements.ts', restartsOf(dev)];
  dev.sources.edit(file, 'title: fillText(', 'title: "Edited " + fillText(');
  await untilProviderIsBack(dev, before);
  await page.reload();
  await expect(titles.first()).toBeVisible();
});

test('an edit of a server module shows at the next look, of a handler and of the pipeline (DX-1)', async ({
  page,
  dev,
  opens,
  complaints,
}) => {
  // A ping of the domain race may be pending while the server reloads.
  complaints.expect(/502 .*\/ping/);
  await opens('aurora', '/m/login');
  const headersOf = async (path: string) => (await answerOf(page, path)).headers;
  const texts = async () => (await headersOf('/m/texts?language=EN'))['cache-control'];
  const robots = async () => (await headersOf('/m/login'))['x-robots-tag'];
  expect([await texts(), await robots()]).toEqual(['no-cache', 'noindex, nofollow']);
  dev.sources.edit('lib/server/http/locale/answer-texts.ts', "'no-cache'", "'no-cache, private'");
  await expect.poll(texts).toBe('no-cache, private');
  dev.sources.edit(
    'lib/server/pages/policy/document-headers.ts',
    "'noindex, nofollow'",
    "'noindex, nofollow, none'",
  );
  await expect.poll(robots).toBe('noindex, nofollow, none');
});

test('an edit of a merchant shows at the next look (DX-1)', async ({ page, dev, opens, complaints }) => {
  complaints.expect(PROVIDER_AWAY);
  await opens('rio', '/m/login');
  const before = restartsOf(dev);
  dev.sources.edit('sandbox/merchants/rio.json', '"name": "Rio Sorte"', '"name": "Rio Edited"');
  await expect.poll(dev.output, { timeout: 30_000 }).toContain('registry reloaded');
  await untilProviderIsBack(dev, before);
  await page.reload();
  await expect(page).toHaveTitle(/Rio Edited/);
});

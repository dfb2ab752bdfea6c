// The HTML of the key pages is valid, and complete before any script runs (B33).
import { HtmlValidate } from 'html-validate';
import { CATEGORY_ROUTES } from '@/lib/shared/routes';
import { HTML_RULES } from '@/tools/audit/html-rules.mjs';
import { CODES, toDocument } from './crawl';
import { crawl } from './crawled-site';

const PAGES = [
  '/m/home',
  ...CATEGORY_ROUTES,
  '/m/activity',
  '/m/activity?id=42',
  '/m/news',
  '/m/news?id=1',
  '/m/download',
  '/m/app',
  '/m/game',
  '/m/game?q=lucky',
  '/m/login',
  '/m/register',
  '/m/recover',
  '/m/inviteFriends',
  '/m/agentRegister',
  '/m/service',
  '/m/safety',
  '/m/privacy',
  '/m/mine',
  '/m/diag',
  '/m/launchGame?vendor=PL',
  '/m/nothing-here',
];

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: HTML_RULES as never,
});
const faultsOf = async (text: string) =>
  (await checker.validateString(text)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );

/** Brands differ in texts and lists, and not in how a page is built: one of them has all pages looked at. */
const WHOLE = 'aurora';
const SOME = ['/m/home', ...CATEGORY_ROUTES.slice(0, 1), '/m/activity', '/m/download'];
const pagesOf = (code: string) => (code === WHOLE ? PAGES : SOME);

it.each(CODES)(
  'the key pages of %s are valid HTML',
  async (code) => {
    for (const path of pagesOf(code)) {
      const { text } = await crawl.get(`${crawl.originOf(code)}${path}`);
      expect([path, await faultsOf(text)]).toEqual([path, []]);
    }
  },
  60_000,
);

it('so is the neutral page of an unknown host', async () => {
  expect(await faultsOf((await crawl.get('http://nobody.localhost/')).text)).toEqual([]);
});

const bodyOf = async (path: string): Promise<HTMLElement> => {
  const { body } = toDocument((await crawl.get(path)).text);
  for (const part of body.querySelectorAll('script, template, noscript, [hidden], [data-break-only], dialog'))
    part.remove();
  return body;
};

it.each([
  ['/m/home', 'a[href*="/m/game?game="]', 30],
  ['/m/rng', 'a[href*="/m/game?game="]', 40],
  ['/m/activity', 'a[href*="/m/activity?id="]', 3],
  ['/m/news', 'a[href*="/m/news?id="]', 3],
  ['/m/download', 'a[href]', 5],
])(
  '%s shows its content, its links and one headline to clients without script (B33)',
  async (path, links, least) => {
    const body = await bodyOf(path);
    const main = body.querySelector('main');
    expect(main?.querySelectorAll('h1')).toHaveLength(1);
    const matches = [...(main?.querySelectorAll(links) ?? [])];
    expect(matches.length).toBeGreaterThanOrEqual(least);
    for (const link of matches)
      expect(link.textContent?.trim() || link.getAttribute('aria-label')).toBeTruthy();
    for (const image of body.querySelectorAll('img')) expect(image.hasAttribute('alt')).toBe(true);
  },
);

it('one promotion and one piece of news are there in full (B33)', async () => {
  for (const path of ['/m/activity', '/m/news']) {
    const list = await bodyOf(path);
    const href = list.querySelector(`main a[href*="${path}?id="]`)?.getAttribute('href') ?? '';
    const main = (await bodyOf(href)).querySelector('main');
    expect(main?.querySelector('h1')?.textContent?.trim()).toBeTruthy();
    expect(main?.textContent?.length).toBeGreaterThan(200);
  }
});

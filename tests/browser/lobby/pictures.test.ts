// Other files of a first visit: pictures on or near the first screen, and no font.
import type { Page, Request } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

/** Bytes of pictures on or near the first screen; those below load when the player scrolls near. */
const MAX_PICTURES = 150_000;
/** How far below the first screen a browser may ask ahead (Chromium: up to 2,500 px on slow lines). */
const NEAR_PX = 3_000;

const PAGES = [
  [ROUTES.home, 1],
  [ROUTES.game, 1],
  [ROUTES.login, 0],
  [ROUTES.register, 0],
] as const;

/** Pictures of the page that are shown although they are far below its first screen; one that is also near the top costs nothing. */
const listFar = (page: Page) =>
  page.locator('img').evaluateAll((pictures, nearPx) => {
    const shown = pictures
      .map((one) => one as HTMLImageElement)
      .filter((one) => one.naturalWidth > 0)
      .map((one) => ({
        src: one.currentSrc,
        isFar: one.getBoundingClientRect().top > window.innerHeight + nearPx,
      }));
    const near = shown.filter(({ isFar }) => !isFar).map(({ src }) => src);
    return shown.filter(({ isFar, src }) => isFar && !near.includes(src));
  }, NEAR_PX);

const bytesOf = (request: Request): Promise<number> =>
  request.sizes().then(
    ({ responseBodySize }) => responseBodySize,
    // The page has closed before its last picture is reported.
    () => 0,
  );

test(`a first visit to ${PAGES.map(([path]) => path).join(', ')} loads no font, and pictures of 150 kB at most (issue 8, PRF-20)`, async ({
  page,
  visitor,
}) => {
  // Each page as on a first visit.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  let sizes: Promise<number>[] = [];
  const fonts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
    if (request.resourceType() === 'image') sizes.push(bytesOf(request));
  });
  for (const [path, least] of PAGES)
    await test.step(path, async () => {
      await page.goto('about:blank');
      sizes = [];
      await visitor.opens(path);
      await page.waitForLoadState('load');
      const bytes = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
      expect(sizes.length).toBeGreaterThanOrEqual(least);
      expect(bytes).toBeLessThanOrEqual(MAX_PICTURES);
      expect(fonts).toEqual([]);
      expect(await listFar(page)).toEqual([]);
    });
});

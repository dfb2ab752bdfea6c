// The LCP picture is requested before the page's other files.
import { CATEGORY_LOBBIES, ROUTES, toHref } from '@/lib/shared/routes';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';

type Sent = { readonly type: string; readonly url: string; readonly priority: string };

const PAGES = [
  ROUTES.home,
  ROUTES.game,
  toHref(ROUTES.game, { game: GAME.code }),
  CATEGORY_LOBBIES.RNG,
  ROUTES.activity,
  toHref(ROUTES.activity, { id: '42' }),
];

test('the answer itself names the first picture of a page, requested once and before any script or prefetch, which all wait behind it (SEC-86, PRF-24)', async ({
  page,
  visitor,
}) => {
  test.slow();
  let sent: Sent[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Each page as on a first visit.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.requestWillBeSent', ({ request: { url, initialPriority }, type = '' }) =>
    sent.push({ url, type, priority: initialPriority }),
  );
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto('about:blank');
      sent = [];
      const answer = await visitor.opens(path);
      const hero = page.locator('img[fetchpriority="high"]').first();
      await expect.poll(() => hero.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
      const address = await hero.evaluate((one: HTMLImageElement) => one.currentSrc);
      expect(answer?.headers().link).toContain(`<${address}>; rel=preload; as="image"; fetchpriority="high"`);
      await expect.poll(() => sent.some(({ type }) => type === 'Script')).toBe(true);
      const requests = sent.filter(({ url }) => url === address);
      expect(requests.map(({ priority }) => priority)).toEqual(['High']);
      const at = sent.findIndex(({ url }) => url === address);
      const later = sent.filter(({ type, url }) => type === 'Script' || url.includes('_rsc='));
      expect(later.length).toBeGreaterThan(0);
      expect(later.filter((one) => sent.indexOf(one) < at)).toEqual([]);
      expect(later.filter(({ priority }) => !/Low$/.test(priority))).toEqual([]);
    });
});

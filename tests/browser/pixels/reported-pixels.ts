// Requests that the sandbox's advertising platforms received, and the calls that the page recorded.
import type { Page } from 'playwright/test';
import type { DemoSite } from '../support/demo-site';

/** One call that a platform received. */
export type PixelCallRecord = {
  readonly platform: string;
  readonly pixel?: string;
  readonly args: readonly unknown[];
  readonly path?: string;
  /** Address of the page, as every vendor reads it. */
  readonly page?: string;
  readonly referer: string;
};

type Received = { readonly merchant: string; readonly data: PixelCallRecord & { readonly url?: string } };

async function receivedOf({ provider }: DemoSite, kind: string): Promise<Received[]> {
  const answer = await fetch(`${provider}/control/received?kind=${kind}`);
  return (await answer.json()) as Received[];
}

/** Returns the calls that all platforms received, oldest first. */
export const pixelCallsOf = async (site: DemoSite): Promise<PixelCallRecord[]> =>
  (await receivedOf(site, 'pixel')).map(({ data }) => data);

/** Addresses of the requested scripts. */
export const scriptsOf = async (site: DemoSite): Promise<string[]> =>
  (await receivedOf(site, 'pixel.script')).map(({ data }) => data.url ?? '');

/** Everything that left for a platform, as one text. */
export const allPixelText = async (site: DemoSite): Promise<string> =>
  JSON.stringify([await receivedOf(site, 'pixel'), await receivedOf(site, 'pixel.script')]);

/** The platforms that received a name, each once per pixel. */
export async function platformsOf(site: DemoSite, name: string): Promise<string[]> {
  const reported = (await pixelCallsOf(site)).filter(({ args }) =>
    JSON.stringify(args).includes(`"${name}"`),
  );
  return reported.map(({ platform }) => platform).sort();
}

/** The scripts of the platforms, and the calls of the one whose library is the site's own. */
const OF_PLATFORM =
  /^\/(?:gtag\/js|gtm\.js|(?:[^?]+\/)?(?:fbevents|events)\.js|session|sdk_click|attribution)\b|[?&]st=pba/;

/** Keeps the platforms away from a page until the function that it returns is called. */
export async function holdPlatforms(page: Page, { provider }: DemoSite): Promise<() => void> {
  const { port } = new URL(provider);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const isHeld = (url: URL) => url.port === port && OF_PLATFORM.test(url.pathname + url.search);
  await page.route(isHeld, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Has the page count as used, so that the scripts need not wait for three quiet seconds. */
export async function countAsUsed(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
}

/** The globals of all platforms that the page has. */
export const globalsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...['fbq', '_fbq', 'ttq', 'kwaiq', 'dataLayer', 'gtmLayer', 'gtag', 'AF', 'bge', 'bgdataLayer'],
      ...['TiktokAnalyticsObject', 'KwaiAnalyticsObject', 'AppsFlyerSdkObject', '__tracked'],
    ].filter((name) => name in window),
  );

// The built site behind a real nginx that keeps answers: one of each for all tests of a file.
import { type NginxCache, startNginxCache } from '@/tests/wire/cache/nginx-cache';
import { type RunningSite, startSite } from '@/tests/wire/support/start-site';

const LIMIT_MS = 120_000;

type Cached = { readonly site: RunningSite; readonly cache: NginxCache };

/** Starts both before the tests of this file, and stops them after it. */
export function cacheSite() {
  jest.setTimeout(LIMIT_MS);
  let running: Cached | undefined;
  beforeAll(async () => {
    const site = await startSite({ LOG_LEVEL: 'error' });
    running = { site, cache: await startNginxCache(site.port) };
  });
  afterAll(async () => {
    await running?.cache.stop();
    await running?.site.stop();
  });
  const find = (): Cached => {
    if (!running) throw new Error('the site has not been started yet');
    return running;
  };
  return { site: () => find().site, cache: () => find().cache };
}

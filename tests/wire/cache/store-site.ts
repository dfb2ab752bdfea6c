// The built site behind the operator's nginx with a store for pages (deploy/page-cache.conf): one of each for all tests of a file.
import { askTls, type TlsAnswer } from '@/tests/fault/topology/support/ask-tls';
import { type Nginx, startNginx } from '@/tests/fault/topology/support/nginx';
import { type RunningSite, startSite } from '@/tests/wire/support/start-site';

const LIMIT_MS = 120_000;

export type Headers = Record<string, string>;

export const DEVICES = {
  mobile: 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
};

/** Cache status: HIT, STALE, MISS and others; undefined where the cache was bypassed. */
export const cacheStatusOf = ({ headers }: TlsAnswer) => headers['x-kept'];

/** Starts both before the tests of this file, and stops them after it. */
export function storeSite(seconds: number) {
  jest.setTimeout(LIMIT_MS);
  const running = {} as { site: RunningSite; nginx: Nginx };
  let count = 0;
  beforeAll(async () => {
    const env = { LOG_LEVEL: 'error', TRUSTED_PROXY_HOPS: '1', SHARED_CACHE_SECONDS: String(seconds) };
    running.site = await startSite(env);
    running.nginx = await startNginx([running.site.port, running.site.port], true);
  });
  afterAll(async () => {
    await running.nginx?.stop();
    await running.site?.stop();
  });
  const get = (path: string, host: string, headers: Headers = {}, visitor = 1): Promise<TlsAnswer> => {
    const { port } = running.nginx;
    return askTls({ port, path, visitor, headers: { Host: `${host}:${port}`, ...headers } });
  };
  return {
    running,
    get,
    /** A host without an earlier request. */
    freshHost: (code = 'aurora') => {
      count += 1;
      return `c${count}.${code}.localhost`;
    },
    /** What the first visitor gets, and then a second one. */
    getTwice: async (path: string, host: string, headers: Headers = {}): Promise<[TlsAnswer, TlsAnswer]> => {
      const first = await get(path, host, headers);
      return [first, await get(path, host, headers, 2)];
    },
  };
}

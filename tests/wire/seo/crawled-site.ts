import { type Crawl, startCrawl } from './crawl';

/** The site that all tests of the importing file crawl; its parts can be read in tests. */
export const crawl = {} as Crawl;

beforeAll(async () => {
  Object.assign(crawl, await startCrawl());
}, 30_000);
afterAll(() => crawl.site.stop());

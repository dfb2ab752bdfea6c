// The built site as a crawler meets it: addresses, documents and XML, read by the parsers of others.
import { JSDOM } from 'jsdom';
import { ROUTES } from '@/lib/shared/routes';
import { ask, type TextAnswer } from '@/tests/wire/support/ask';
import { type RunningSite, startSite } from '@/tests/wire/support/start-site';

export const CODES = ['aurora', 'lotus', 'noor', 'rio'];

export type Crawl = {
  readonly site: RunningSite;
  /** Asks any address of the site, absolute or a path of aurora's www host. */
  readonly get: (address: string, headers?: Record<string, string>) => Promise<TextAnswer>;
  /** The document at an address, which must be there. */
  readonly read: (address: string) => Promise<Document>;
  /** Its head and blocks of data alone, which take a fraction of the time to parse. */
  readonly readHead: (address: string) => Promise<Document>;
  /** The origin of a merchant's www host. */
  readonly originOf: (code: string) => string;
  /** The pages of a merchant's sitemap with their heads and blocks of data, read once: the home page in every language, others in the first and last. */
  readonly readAll: (code: string) => Promise<SitemapPage[]>;
  /** The entries of a merchant's sitemap, read once: address, and addresses by language. */
  readonly sitemapOf: (code: string) => Promise<SitemapUrl[]>;
};

export type SitemapUrl = {
  readonly url: string;
  readonly lastModified?: string;
  readonly languages: Readonly<Record<string, string>>;
};

/** A page of a sitemap: its headers, and its head and blocks of data as a document. */
export type SitemapPage = SitemapUrl & { readonly headers: TextAnswer['headers']; readonly page: Document };

// One window's parser for all documents: a window each would take gigabytes.
const parser = new new JSDOM('').window.DOMParser();

export const toDocument = (text: string): Document => parser.parseFromString(text, 'text/html');

export function readLanguages(links: Iterable<Element>): Record<string, string> {
  return Object.fromEntries(
    [...links].map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
  );
}

/** The head and the blocks of data of a page, without its body. */
export function toHead(text: string): Document {
  const [head = '', body = ''] = text.split('</head>');
  const blocks = body.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? [];
  return toDocument(`${head}</head>${blocks.join('')}`);
}

function readSitemap(text: string): SitemapUrl[] {
  const document = parser.parseFromString(text, 'application/xml');
  if (document.querySelector('parsererror')) throw new Error('the sitemap is not well-formed');
  return [...document.querySelectorAll('urlset > url')].map((entry) => ({
    url: entry.querySelector('loc')?.textContent ?? '',
    lastModified: entry.querySelector('lastmod')?.textContent ?? undefined,
    languages: readLanguages(entry.getElementsByTagName('xhtml:link')),
  }));
}

/** Whether a page is the home page, in no language of its own, or in the first or last. */
function isRead({ url, languages }: SitemapUrl): boolean {
  if (new URL(url).pathname === ROUTES.home) return true;
  const own = Object.values(languages).filter((address) => address !== languages['x-default']);
  return !own.includes(url) || url === own[0] || url === own.at(-1);
}

/** Starts the site for a crawl. */
export async function startCrawl(): Promise<Crawl> {
  const site = await startSite();
  const originOf = (code: string) => `http://www.${code}.localhost:${site.port}`;
  const get = (address: string, headers: Record<string, string> = {}) => {
    const { hostname, pathname, search } = new URL(address, originOf('aurora'));
    return ask({ port: site.port, host: hostname, path: pathname + search, headers });
  };
  const find = async (address: string) => {
    const answer = await get(address);
    if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
    return answer;
  };
  const read = async (address: string) => toDocument((await find(address)).text);
  const readHead = async (address: string) => toHead((await find(address)).text);
  const sitemaps = new Map<string, Promise<SitemapUrl[]>>();
  const sitemapOf = (code: string) => {
    const entries =
      sitemaps.get(code) ?? get(`${originOf(code)}/sitemap.xml`).then(({ text }) => readSitemap(text));
    sitemaps.set(code, entries);
    return entries;
  };
  const known = new Map<string, Promise<SitemapPage[]>>();
  const fetchAll = async (code: string) => {
    const pages: SitemapPage[] = [];
    for (const entry of await sitemapOf(code))
      if (isRead(entry)) {
        const { headers, text } = await find(entry.url);
        pages.push({ ...entry, headers, page: toHead(text) });
      }
    return pages;
  };
  const readAll = (code: string) => {
    const pages = known.get(code) ?? fetchAll(code);
    known.set(code, pages);
    return pages;
  };
  return { site, get, read, readHead, readAll, originOf, sitemapOf };
}

/** The first value of a tag of the head; undefined where it is missing. */
export function tagOf(page: Document, selector: string, attribute = 'content'): string | undefined {
  return page.head.querySelector(selector)?.getAttribute(attribute) ?? undefined;
}

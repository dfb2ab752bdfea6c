// The end of the pipeline: headers for the page, and headers of its response.
import 'server-only';
import type { PipelineOutcome, PipelineResult, RequestContext } from '@/lib/server/http/request-context';
import { setSiteHeader } from '@/lib/server/http/trusted-headers';
import { hasNamedLanguage, toVisitor } from '@/lib/server/http/visitor';
import { addContainerNonce } from '@/lib/server/pages/policy/container-nonce';
import { fillSources } from '@/lib/server/pages/policy/own-sources';
import { policyOf } from '@/lib/server/pages/policy/policy-of';
import { CSP_REPORT_PATH, INERT_POLICY, toNonceSources } from '@/lib/shared/http/security-headers';
import { isIndexableHost } from '@/lib/shared/merchant/host';
import { isIndexablePath, isLaunchPath, TOKEN_QUERY } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';

// Result lists show no logo or share picture that must not be indexed.
const PICTURES: ReadonlySet<string> = new Set([SITE_FILES.brandImage, SITE_FILES.shareImage]);

const isIndexed = ({
  merchant,
  client: { hostName },
}: Pick<RequestContext, 'merchant' | 'client'>): boolean =>
  merchant !== undefined && hostName !== undefined && isIndexableHost(hostName, merchant.strictWww);

function isIndexable(
  { merchant, client, path, url }: RequestContext,
  outcome: PipelineOutcome | undefined,
): boolean {
  if (outcome || !isIndexed({ merchant, client })) return false;
  return PICTURES.has(path) || isIndexablePath(path, url.searchParams);
}

function pageQueryOf(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of TOKEN_QUERY) query.delete(name);
  return query.toString();
}

/** A shared page knows less than its visitor's address contains. */
export type DocumentFacts = {
  readonly nonce: string;
  readonly path: string;
  readonly query: string;
  readonly address: string;
  readonly traceparent: string;
};

/** Returns the facts of a page for one visitor. */
export function toPageFacts(context: RequestContext): DocumentFacts {
  const { nonce, path, url, client, traceparent } = context;
  return { nonce, path, query: pageQueryOf(url), address: client.address, traceparent };
}

/** Sets the trusted headers that a page is rendered from; none contains anything of the visitor. */
export function setPageHeaders(headers: Headers, passed: PipelineResult, facts: DocumentFacts): void {
  const { context, outcome } = passed;
  const { merchant, client, device } = context;
  const { traceparent, ...own } = facts;
  // The neutral page must not name the merchant of an unavailable domain.
  const shown = outcome?.kind === 'show' && outcome.page === 'domain' ? undefined : merchant;
  if (shown) setSiteHeader(headers, 'merchant', shown.code);
  setSiteHeader(headers, 'language', toVisitor(context).language);
  setSiteHeader(headers, 'device', device);
  setSiteHeader(headers, 'host', client.siteHost);
  setSiteHeader(headers, 'protocol', client.https ? 'https:' : 'http:');
  for (const [name, value] of Object.entries(own)) setSiteHeader(headers, name, value);
  headers.set('traceparent', traceparent);
  if (isIndexable(context, outcome)) setSiteHeader(headers, 'indexable', '1');
  if (isLaunchPath(context.path) && hasNamedLanguage(context)) setSiteHeader(headers, 'language-chosen', '1');
  // Next reads the nonce from here.
  headers.set('content-security-policy', fillSources(policyOf(context).text, toNonceSources(facts.nonce)));
}

const FILES: ReadonlySet<string> = new Set(Object.values(SITE_FILES));

// Next's handlers for these set no charset and no cache time.
const FOR_CRAWLERS: Readonly<Record<string, string>> = {
  [SITE_FILES.robots]: 'text/plain; charset=utf-8',
  [SITE_FILES.sitemap]: 'application/xml; charset=utf-8',
};
const CRAWLER_CACHE = 'public, max-age=3600';

/** Sets the headers of every document's response. */
export function setAnswerHeaders(context: RequestContext, outcome: PipelineOutcome | undefined): void {
  const { answerHeaders } = context;
  // Files set caching and policy themselves; headers set here would win.
  if (!FILES.has(context.path)) {
    answerHeaders.set(
      'Content-Security-Policy',
      fillSources(policyOf(context).text, toNonceSources(context.nonce)),
    );
    addContainerNonce(answerHeaders, context);
    answerHeaders.set('Reporting-Endpoints', `csp="${CSP_REPORT_PATH}"`);
    answerHeaders.set('Cache-Control', 'no-store');
  }
  const crawlerType = outcome ? undefined : FOR_CRAWLERS[context.path];
  if (crawlerType) {
    answerHeaders.set('Content-Type', crawlerType);
    // A host that must not be indexed has no sitemap, and no error may be stored (SEC-45).
    const isMissing = context.path === SITE_FILES.sitemap && !isIndexed(context);
    answerHeaders.set('Cache-Control', isMissing ? 'no-store' : CRAWLER_CACHE);
    answerHeaders.set('Content-Security-Policy', INERT_POLICY);
  }
  if (!isIndexable(context, outcome)) answerHeaders.set('X-Robots-Tag', 'noindex, nofollow');
}

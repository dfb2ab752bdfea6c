// The page key: everything that a page depends on, and nothing of one visitor (SEC-9, SEC-14, SEC-41, SEC-47).
import 'server-only';
import { isPagePath, placeOf } from '@/lib/server/http/page-paths';
import type { PipelineOutcome, RequestContext } from '@/lib/server/http/request-context';
import { toVisitor } from '@/lib/server/http/visitor';
import { type ClickValue, splitClicks } from '@/lib/server/pages/key/click-placeholders';
import { readDataHeaders } from '@/lib/server/pages/key/data-headers';
import { digestOf, markOf, toSharedStatus, versionOf } from '@/lib/server/pages/policy/content-marks';
import { policyOf } from '@/lib/server/pages/policy/policy-of';
import type { StatusState } from '@/lib/server/provider/status/status-state';
import { isLaunchPath } from '@/lib/shared/routes';
import { toPageQuery } from '@/lib/shared/site/page-query';

export type PageKey = {
  readonly text: string;
  readonly merchant: string;
  readonly kind: 'document' | 'data';
  readonly path: string;
  readonly query: URLSearchParams;
  readonly state: StatusState;
  /** The policy with a placeholder in place of hashes; documents only. */
  readonly policy?: string;
  /** Values per response besides the nonce; documents only. */
  readonly clicks: readonly ClickValue[];
  /** Next's headers and the matching query value of a client-side navigation; data only. */
  readonly data?: DataRequest;
  /** Key of the same page without a status fault; its last good version may serve instead. */
  readonly calmText?: string;
};

/** `mark` is the value of `_rsc`, by which Next checks the headers. */
type DataRequest = { readonly headers: Readonly<Record<string, string>>; readonly mark?: string };

const SHARED_TRACE = /^[0-9a-f]{32}$/;
const SHARED_PAGES: ReadonlySet<string> = new Set(['missing', 'maintenance']);

const DATA_MARK = '_rsc';
const MARK_FORM = /^[\w-]{0,32}$/;

function toData({ request, url }: RequestContext): DataRequest | undefined {
  const headers = readDataHeaders(request.headers);
  const mark = url.searchParams.get(DATA_MARK) ?? undefined;
  if (!headers || (mark !== undefined && !MARK_FORM.test(mark))) return undefined;
  return { headers, mark };
}

function hashOf(data: DataRequest | undefined): string {
  return data ? digestOf(JSON.stringify(data)) : '';
}

function placeOfPage(
  { path }: RequestContext,
  outcome: PipelineOutcome | undefined,
  kind: PageKey['kind'],
): string | undefined {
  if (!outcome) return isPagePath(path) && !isLaunchPath(path) ? path : undefined;
  const isShared = outcome.kind === 'show' && SHARED_PAGES.has(outcome.page) && kind === 'document';
  return isShared ? placeOf(outcome.page) : undefined;
}

type SharedQuery = Pick<PageKey, 'query' | 'clicks'>;

function toSharedQuery(query: URLSearchParams, kind: PageKey['kind']): SharedQuery | undefined {
  const split = kind === 'data' ? { rest: query, clicks: [] } : splitClicks(query);
  const rendered = split && toPageQuery(split.rest, kind);
  if (!rendered) return undefined;
  for (const { name, mark } of split.clicks) rendered.set(name, mark);
  rendered.sort();
  return { query: rendered, clicks: split.clicks };
}

type Parts = SharedQuery & { readonly path: string; readonly data?: DataRequest };

function toParts(context: RequestContext, outcome: PipelineOutcome | undefined): Parts | undefined {
  const kind = context.request.headers.has('rsc') ? 'data' : 'document';
  const path = placeOfPage(context, outcome, kind);
  const sharedQuery = toSharedQuery(context.url.searchParams, kind);
  const data = kind === 'data' ? toData(context) : undefined;
  if (path === undefined || !sharedQuery || (kind === 'data' && !data)) return undefined;
  return { path, ...sharedQuery, data };
}

/** Returns the key of a request's page; undefined where it must be rendered for this visitor only. */
export function toPageKey(
  context: RequestContext,
  outcome: PipelineOutcome | undefined,
): PageKey | undefined {
  const { merchant, state, client, device, request } = context;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const parts = merchant && state && isRead ? toParts(context, outcome) : undefined;
  if (!merchant || !state || !parts) return undefined;
  const { fault, status } = state;
  const policy = parts.data ? undefined : policyOf(context);
  if (fault && !SHARED_TRACE.test(fault.traceId)) return undefined;
  const toText = (shownFault: typeof fault): string =>
    JSON.stringify([
      ...[
        merchant.code,
        versionOf(merchant),
        client.https,
        client.siteHost,
        toVisitor(context).language,
        device,
      ],
      ...[parts.path, parts.query.toString(), markOf(status), shownFault?.code, shownFault?.message],
      ...[hashOf(parts.data), policy?.mark],
    ]);
  return {
    text: toText(fault),
    calmText: fault && toText(undefined),
    merchant: merchant.code,
    kind: parts.data ? 'data' : 'document',
    ...parts,
    policy: policy?.text,
    state: { status: toSharedStatus(status), fault },
  };
}

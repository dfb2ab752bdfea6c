// The page key: everything that a rendered page depends on, and nothing of one visitor (DESIGN §1.1; SEC-9, SEC-14, SEC-41, SEC-47).
import 'server-only';
import { createHash } from 'node:crypto';
import type { StatusState } from '@/lib/server/backend/get-status';
import type { GateContext, Outcome } from '@/lib/server/gate/context';
import { toVisitor } from '@/lib/server/gate/visitor';
import { isPagePath, placeOf } from '@/lib/server/gate/with-paths';
import type { Merchant } from '@/lib/server/merchant/merchant';
import { type ClickValue, splitClicks } from '@/lib/server/stamp/click-marks';
import type { HeaderReader } from '@/lib/shared/http/header-reader';
import { isLaunchPath } from '@/lib/shared/routes';
import { toPageQuery } from '@/lib/shared/site/page-query';
import type { SiteStatus } from '@/lib/shared/site/parse-status';

/** Headers by which Next's own navigation asks for parts of a page; the answer depends on each of them. */
export const DATA_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const;

/** A page that may be kept for everybody. */
export type PageKey = {
  readonly text: string;
  readonly merchant: string;
  readonly kind: 'document' | 'data';
  readonly path: string;
  readonly query: URLSearchParams;
  readonly state: StatusState;
  /** Values that each answer has of its own, beside the nonce; documents only. */
  readonly clicks: readonly ClickValue[];
};

const SHARED_TRACE = /^[0-9a-f]{32}$/;
const SHARED_PAGES: ReadonlySet<string> = new Set(['missing', 'maintenance']);

let counted = 0;
const versions = new WeakMap<Merchant, number>();
const marks = new WeakMap<SiteStatus, string>();

// A reloaded entry is another object: what was rendered for the old one is not found any more.
function versionOf(merchant: Merchant): number {
  const version = versions.get(merchant) ?? ++counted;
  versions.set(merchant, version);
  return version;
}

// Neither an address nor a tester's pass shows on a page that others see.
const toShared = (status: SiteStatus): SiteStatus => ({ ...status, ip: undefined, test: false });

function markOf(status: SiteStatus): string {
  const mark =
    marks.get(status) ??
    createHash('sha256')
      .update(JSON.stringify(toShared(status)))
      .digest('base64');
  marks.set(status, mark);
  return mark;
}

function dataMarkOf(headers: HeaderReader): string {
  const asked = DATA_HEADERS.map((name) => headers.get(name));
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64');
}

function placeOfPage(
  { path }: GateContext,
  outcome: Outcome | undefined,
  kind: PageKey['kind'],
): string | undefined {
  if (!outcome) return isPagePath(path) && !isLaunchPath(path) ? path : undefined;
  const isShared = outcome.kind === 'show' && SHARED_PAGES.has(outcome.page) && kind === 'document';
  return isShared ? placeOf(outcome.page) : undefined;
}

type Asked = Pick<PageKey, 'query' | 'clicks'>;

function toAsked(query: URLSearchParams, kind: PageKey['kind']): Asked | undefined {
  const split = kind === 'data' ? { rest: query, clicks: [] } : splitClicks(query);
  const rendered = split && toPageQuery(split.rest, kind);
  if (!rendered) return undefined;
  for (const { name, mark } of split.clicks) rendered.set(name, mark);
  rendered.sort();
  return { query: rendered, clicks: split.clicks };
}

/** The key of the page that a request ends in; undefined where it must be rendered for this visitor alone. */
export function toPageKey(context: GateContext, outcome: Outcome | undefined): PageKey | undefined {
  const { merchant, state, peer, device, request, url } = context;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!merchant || !state || !isRead) return undefined;
  const kind = request.headers.has('rsc') ? 'data' : 'document';
  const path = placeOfPage(context, outcome, kind);
  const asked = toAsked(url.searchParams, kind);
  if (path === undefined || !asked || (state.fault && !SHARED_TRACE.test(state.fault.traceId)))
    return undefined;
  const { fault, status } = state;
  const text = JSON.stringify([
    ...[merchant.code, versionOf(merchant), peer.https, peer.host, toVisitor(context).language, device],
    ...[path, asked.query.toString(), markOf(status), fault?.code, fault?.message],
    kind === 'data' ? dataMarkOf(request.headers) : '',
  ]);
  return { text, merchant: merchant.code, kind, path, ...asked, state: { status: toShared(status), fault } };
}

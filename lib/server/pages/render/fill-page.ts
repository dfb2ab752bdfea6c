// Renders a shared page, with placeholders for what differs between responses.
import 'server-only';
import { randomBytes } from 'node:crypto';
import { withSlot } from '@/lib/server/http/overload/render-slots';
import type { LoadedAnswers } from '@/lib/server/http/render-metadata';
import type { PipelineResult } from '@/lib/server/http/request-context';
import { toSharedVisitor } from '@/lib/server/http/visitor';
import type { PageBytes } from '@/lib/server/pages/bytes/page-bytes';
import {
  draftToBytes,
  draftToTemplate,
  type PageDraft,
  type PageTemplate,
} from '@/lib/server/pages/bytes/page-draft';
import { canCarryClicks } from '@/lib/server/pages/key/click-placeholders';
import type { PageKey } from '@/lib/server/pages/key/page-key';
import { setPageHeaders } from '@/lib/server/pages/policy/document-headers';
import { findCalls, learnCalls, loadAnswers } from '@/lib/server/pages/render/known-calls';
import { toPageHeaders } from '@/lib/server/pages/render/page-headers';
import { renderPage } from '@/lib/server/pages/render/render-page';
import { toRendered } from '@/lib/server/pages/render/to-page-request';
import { whileAnswerComes } from '@/lib/server/platform/render-mutex';
import { startBudget, type TimeBudget } from '@/lib/server/platform/time-budget';
import { withSpan } from '@/lib/server/platform/tracing/tracing';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';

const NONCE_BYTES = 16;
const TYPES = { document: 'text/html', data: 'text/x-component' } as const;
export const TRACE_PLACEHOLDER = randomBytes(16).toString('hex');
/** Longest fresh time of a page, and the shortest, where no part has an expiry. */
const MAX_FRESH_MS = 60_000;
const MIN_FRESH_MS = 1_000;

export type Filled = {
  readonly page: PageBytes | PageTemplate;
  readonly freshUntilMs: number;
  readonly isWhole: boolean;
};

/** A shared rendering: of the first visitor it has only what is in the page key (SEC-113). */
type Filling = {
  readonly passed: PipelineResult;
  readonly key: PageKey;
  readonly merchant: Merchant;
  /** Secret and used once: only this rendering can write an element with it. */
  readonly nonce: string;
  readonly budget: TimeBudget;
};

function toFillHeaders({ passed, key, nonce }: Filling): Headers {
  const { userAgent, address, host, traceparent } = toSharedVisitor(passed.context);
  const headers = new Headers({ ...key.data?.headers, host, 'accept-encoding': 'identity' });
  headers.set('user-agent', userAgent);
  const own = { nonce, path: key.path, query: key.query.toString(), address, traceparent };
  setPageHeaders(headers, passed, own);
  return headers;
}

function toTarget({ data, path, query }: PageKey): string {
  const renderQuery = new URLSearchParams(query);
  if (data?.mark !== undefined) renderQuery.set('_rsc', data.mark);
  return renderQuery.size === 0 ? path : `${path}?${renderQuery}`;
}

function render(filling: Filling, answers: LoadedAnswers) {
  const { passed, key, merchant, budget } = filling;
  const { fault, status } = key.state;
  return withSpan({ name: 'render', facts: { 'http.route': key.path } }, () =>
    renderPage({
      target: toTarget(key),
      headers: Object.fromEntries(toFillHeaders(filling)),
      shown: toRendered(passed.outcome),
      state: { status, fault: fault && { ...fault, traceId: TRACE_PLACEHOLDER } },
      merchant,
      budget,
      answers,
    }),
  );
}

// React lists a page's scripts in the head only where nothing makes it wait, so the answers of its known calls are loaded first.
async function renderWhole(filling: Filling, answers: LoadedAnswers) {
  const { key, passed, budget } = filling;
  const first = await render(filling, answers);
  const { hasWaited, isPartial, status, calls } = first.metadata;
  if (key.kind !== 'document' || status !== undefined) return first;
  learnCalls(passed.context, key.path, calls);
  if (!hasWaited || isPartial) return first;
  return render(filling, await whileAnswerComes(loadAnswers(passed.context, calls, budget)));
}

// Waits for the provider before it takes a slot, so that a slow one delays no other merchant's pages.
async function renderInSlot(filling: Filling, signal: AbortSignal | undefined) {
  const { passed, key, budget } = filling;
  const answers = await loadAnswers(passed.context, findCalls(passed.context, key.path), budget);
  return withSlot(key.merchant, () => renderWhole(filling, answers), signal);
}

const REFRESH_WAIT_MS = 2_000;

/** `isBehind`: a last good page serves meanwhile, so the rendering may wait longer. */
export type FillOptions = { readonly signal?: AbortSignal; readonly isBehind?: boolean };

/** Renders a key's page; undefined where it must not be shared. @throws Overloaded when the queue is full or abandoned; Error on a failed rendering. */
export async function fillPage(
  passed: PipelineResult,
  key: PageKey,
  { signal, isBehind = false }: FillOptions,
): Promise<Filled | undefined> {
  const budget = isBehind ? startBudget({ staleWaitMs: REFRESH_WAIT_MS }) : passed.context.budget;
  const { merchant } = passed.context;
  if (!merchant) return undefined;
  const nonce = randomBytes(NONCE_BYTES).toString('hex');
  const { rendered, metadata } = await renderInSlot({ passed, key, merchant, nonce, budget }, signal);
  const shown = passed.outcome?.kind === 'show' ? passed.outcome.status : 200;
  if (rendered.status >= 500 && rendered.status !== shown)
    throw new Error(`the rendering answered ${rendered.status}`);
  const type = rendered.headers['content-type'] ?? '';
  if (rendered.headers['set-cookie'] || !type.startsWith(TYPES[key.kind])) return undefined;
  if (key.clicks.length > 0 && !canCarryClicks(rendered.body, key.clicks)) return undefined;
  if (rendered.status !== 200 && rendered.status !== shown) return undefined;
  const isDocument = key.kind === 'document';
  const status = (isDocument ? metadata.status : undefined) ?? shown;
  const isWhole = !metadata.isPartial && metadata.status !== 503;
  const differs = key.clicks.length > 0 || key.state.fault !== undefined;
  const draft: PageDraft = {
    status,
    nonce,
    text: rendered.body.toString('utf8'),
    headers: toPageHeaders(key.path, rendered.headers, { status, isForAll: isWhole && !differs }),
    policy: key.policy,
  };
  const page = await (differs ? draftToTemplate(draft) : draftToBytes(draft));
  const nowMs = Date.now();
  const dueMs = Math.min(metadata.freshUntilMs ?? Number.POSITIVE_INFINITY, nowMs + MAX_FRESH_MS);
  return { page, freshUntilMs: isWhole ? Math.max(dueMs, nowMs + MIN_FRESH_MS) : nowMs, isWhole };
}

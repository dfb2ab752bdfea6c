// Renders a page for everybody, with marks in place of what differs from answer to answer.
import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Passed } from '@/lib/server/gate/context';
import { setPageHeaders } from '@/lib/server/gate/document-headers';
import { withSlot } from '@/lib/server/load/render-slots';
import { canCarryClicks } from '@/lib/server/stamp/click-marks';
import { fetchPage } from '@/lib/server/stamp/fetch-page';
import type { Mark } from '@/lib/server/stamp/form/cut-marks';
import { type StampedPage, toStampedPage } from '@/lib/server/stamp/form/stamped-page';
import { markInner } from '@/lib/server/stamp/inner-request';
import { learnCalls, warmCalls } from '@/lib/server/stamp/known-calls';
import { DATA_HEADERS, type PageKey } from '@/lib/server/stamp/page-key';
import { openNotes } from '@/lib/server/stamp/page-notes';

const NONCE_BYTES = 11;
const TRACE_BYTES = 16;
const TYPES = { document: 'text/html', data: 'text/x-component' } as const;
/** Longest that a page counts as fresh, and the time that one is held whose parts nobody dated. */
const MAX_FRESH_MS = 60_000;
const LEAST_FRESH_MS = 1_000;

/** A page as it was rendered just now. */
export type Filled = {
  readonly page: StampedPage;
  readonly freshUntilMs: number;
  /** Whole, and so worth more than what was kept before it. */
  readonly isWhole: boolean;
};

// As long as a nonce of 16 bytes in base64 and as a trace id, and of characters that no escaping touches.
const makeMarks = (): [nonce: Mark, trace: Mark] => [
  `${randomBytes(NONCE_BYTES).toString('hex')}==`,
  randomBytes(TRACE_BYTES).toString('hex'),
];

function toFillHeaders(passed: Passed, key: PageKey, marks: readonly Mark[]) {
  const [nonce = '', trace = ''] = marks;
  const { request, peer } = passed.context;
  const { fault, status } = key.state;
  const { id, notes } = openNotes({ status, fault: fault && { ...fault, traceId: trace } });
  const headers = new Headers({ host: peer.host, 'accept-encoding': 'identity' });
  for (const name of ['user-agent', ...(key.kind === 'data' ? DATA_HEADERS : [])]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  setPageHeaders(headers, passed, { nonce, path: key.path, query: key.query.toString(), notes: id });
  markInner(headers, passed.outcome);
  return { headers, notes };
}

function toTarget({ url }: Passed['context'], { kind, path, query }: PageKey): string {
  const asked = new URLSearchParams(query);
  const mark = kind === 'data' ? url.searchParams.get('_rsc') : null;
  if (mark !== null) asked.set('_rsc', mark);
  return asked.size === 0 ? path : `${path}?${asked}`;
}

async function render(passed: Passed, key: PageKey, marks: readonly Mark[]) {
  const { headers, notes } = toFillHeaders(passed, key, marks);
  return { rendered: await fetchPage(toTarget(passed.context, key), headers), notes };
}

// React names a page's scripts in its head only where nothing made the page wait; a page that is kept must not lack them for everybody. Once it is
// known what a page asks for, its answers are there before it renders, and once is enough.
async function renderWhole(passed: Passed, key: PageKey, marks: readonly Mark[]) {
  const first = await render(passed, key, marks);
  const { hasWaited, isPartial, status, calls } = first.notes;
  if (key.kind !== 'document' || status !== undefined) return first;
  learnCalls(passed.context, key.path, calls);
  return hasWaited && !isPartial ? render(passed, key, marks) : first;
}

// The provider is waited for before a slot is taken, so that a slow one holds up no other merchant's pages.
async function renderInTurn(passed: Passed, key: PageKey, gone: AbortSignal | undefined) {
  const marks = makeMarks();
  await warmCalls(passed.context, key.path);
  const { rendered, notes } = await withSlot(key.merchant, () => renderWhole(passed, key, marks), gone);
  return { rendered, notes, marks };
}

/**
 * Renders the page of a key; undefined where the answer is none that others may see: no page, a cookie, a fault of ours.
 * @throws Overloaded where too many renderings run and wait (FLT-30), and where its turn had not come when everybody was gone who waits for it.
 */
export async function fillPage(
  passed: Passed,
  key: PageKey,
  gone?: AbortSignal,
): Promise<Filled | undefined> {
  const { rendered, notes, marks } = await renderInTurn(passed, key, gone);
  const type = rendered.headers['content-type'] ?? '';
  const isRewritten = key.clicks.length > 0;
  if (rendered.headers['set-cookie'] || !type.startsWith(TYPES[key.kind])) return undefined;
  if (isRewritten && !canCarryClicks(rendered.body, key.clicks)) return undefined;
  const shown = passed.outcome?.kind === 'show' ? passed.outcome.status : 200;
  if (rendered.status !== 200 && rendered.status !== shown) return undefined;
  const status = (key.kind === 'document' ? notes.status : undefined) ?? shown;
  const page = { ...(await toStampedPage(rendered, status, marks)), isRewritten };
  const nowMs = Date.now();
  const dueMs = Math.min(notes.freshUntilMs ?? Number.POSITIVE_INFINITY, nowMs + MAX_FRESH_MS);
  const isWhole = !notes.isPartial && notes.status !== 503;
  return { page, freshUntilMs: isWhole ? Math.max(dueMs, nowMs + LEAST_FRESH_MS) : nowMs, isWhole };
}

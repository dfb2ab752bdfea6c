// Pipeline step: serves the service worker's script, or the one that removes a broken worker.
import 'server-only';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PipelineOutcome, PipelineRequest, RequestContext } from '@/lib/server/http/request-context';
import { toVisitor } from '@/lib/server/http/visitor';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { startBudget } from '@/lib/server/platform/time-budget';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { namesTag } from '@/lib/shared/http/names-tag';
import type { Visitor } from '@/lib/shared/http/visitor';
import { SITE_FILES } from '@/lib/shared/site-files';
import { parseWorkerSwitch } from '@/lib/shared/worker/worker-verdict';

/** The worker may fetch pages and pictures, but never another script (SEC-91). */
const WORKER_POLICY =
  "default-src 'none'; connect-src 'self' https: http:; img-src 'self' https: http:; frame-ancestors 'none'";

type Script = { readonly text: string; readonly tag: string };

const toScript = (text: string): Script => ({
  text,
  tag: `"${hash('sha256', text, 'base64url')}"`,
});

const readScript = (name: string): Script =>
  toScript(readFileSync(path.join(process.cwd(), 'public/m', name), 'utf8'));

function readBuilt(): Script | undefined {
  try {
    return readScript('sw.js');
  } catch {
    return undefined;
  }
}

function answerScript({ text, tag }: Script, request: PipelineRequest): Response {
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': WORKER_POLICY,
    ETag: tag,
  };
  const isKnown = namesTag(request.headers.get('if-none-match'), tag);
  return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers });
}

/** Removes a broken worker. Browsers fetch the script past all caches on each visit, so it arrives even where pages no longer open. */
const getRecall = (): Script => getProcessSingleton('worker-recall', () => readScript('sw-recall.js'));

const RECALL_WAIT_MS = 3_000;

/** Returns the flag of the cached site configuration; false after 3 s without an answer. Never throws. */
async function isRecalled(merchant: Merchant, visitor: Visitor): Promise<boolean> {
  const call = { merchant, visitor, row: siteConfig, timeoutMs: RECALL_WAIT_MS };
  const answer = await getAnswer(call, startBudget({ limitMs: RECALL_WAIT_MS })).catch(() => undefined);
  return answer?.result.ok === true && parseWorkerSwitch(answer.result.value);
}

/** Answers /m/sw.js on a merchant's host; other paths pass. The query is for the worker and changes nothing here. */
export async function withWorker(context: RequestContext): Promise<PipelineOutcome | undefined> {
  const { request, path: requestedPath, merchant } = context;
  if (requestedPath !== SITE_FILES.worker || !merchant) return undefined;
  const script = getProcessSingleton('worker-script', readBuilt);
  if (!script) {
    const headers = { 'Cache-Control': 'no-store' };
    return { kind: 'respond', response: new Response(null, { status: 404, headers }) };
  }
  const current = (await isRecalled(merchant, toVisitor(context))) ? getRecall() : script;
  return { kind: 'respond', response: answerScript(current, request) };
}

// Gate step: the service worker's script, the same for every query (SEC-91), and what takes a broken one back.
import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecalled } from '@/lib/server/features/worker/is-recalled';
import type { PipelineOutcome, PipelineRequest, RequestContext } from '@/lib/server/http/request-context';
import { toVisitor } from '@/lib/server/http/visitor';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { SITE_FILES } from '@/lib/shared/site-files';

/** What the worker may do besides its own script: fetch pages and pictures, those of push messages too. It never loads another script. */
const WORKER_POLICY =
  "default-src 'none'; connect-src 'self' https: http:; img-src 'self' https: http:; frame-ancestors 'none'";

type Script = { readonly text: string; readonly tag: string };

const toScript = (text: string): Script => ({
  text,
  tag: `"${createHash('sha256').update(text).digest('base64url')}"`,
});

const readScript = (name: string): Script =>
  toScript(readFileSync(path.join(process.cwd(), 'public/m', name), 'utf8'));

function readBuilt(): Script | undefined {
  try {
    return readScript('sw.js');
  } catch {
    // A development server has no built worker, and the pages register none.
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
  const isKnown = request.headers.get('if-none-match') === tag;
  return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers });
}

/**
 * The worker that takes a broken one back: it keeps and answers nothing, clears up, and ends itself. Browsers ask for the script at each visit,
 * past every cache, so the one that they have is replaced at once, even where its pages no longer open. Open pages stay as they are.
 */
const getRecall = (): Script => getProcessSingleton('worker-recall', () => readScript('sw-recall.js'));

/** Answers /m/sw.js on a merchant's host; every other path passes. The query is the worker's to read: it changes nothing here. */
export async function withWorker(context: RequestContext): Promise<PipelineOutcome | undefined> {
  const { request, path: asked, merchant } = context;
  if (asked !== SITE_FILES.worker || !merchant) return undefined;
  const script = getProcessSingleton('worker-script', readBuilt);
  if (!script) return { kind: 'respond', response: new Response(null, { status: 404 }) };
  const current = (await isRecalled(merchant, toVisitor(context))) ? getRecall() : script;
  return { kind: 'respond', response: answerScript(current, request) };
}

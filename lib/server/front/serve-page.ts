// Pages in front of Next: the same gate and the same kept pages as in middleware.ts, without Next's cost per request (QUALITY §4).
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { holdUnread } from '@/lib/server/front/hold-unread';
import type { Handler } from '@/lib/server/front/start-front';
import { toHeaderReader, toHeaders } from '@/lib/server/front/to-headers';
import type { GateRequest } from '@/lib/server/gate/context';
import { passGate } from '@/lib/server/gate/gate';
import { goneOf } from '@/lib/server/load/gone';
import { waitTurn } from '@/lib/server/load/wait-turn';
import { watchPage } from '@/lib/server/metrics/record-page';
import { followNotes } from '@/lib/server/pages/noted-status';
import { getPageAnswer, type PageAnswer } from '@/lib/server/pages/page-answer';
import { toInnerHeaders } from '@/lib/server/pages/to-inner-headers';
import { securityHeadersOf } from '@/lib/shared/http/security-headers';

const NO_BODY = Buffer.alloc(0);

function setHeaders(response: ServerResponse, path: string, headers: Headers): void {
  for (const { key, value } of securityHeadersOf(path)) response.setHeader(key, value);
  for (const [name, value] of headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
}

function send(response: ServerResponse, status: number, body: Buffer): void {
  // A body that was left unread must not be taken for the next request.
  if (!response.req.complete) response.setHeader('Connection', 'close');
  response.writeHead(status).end(response.req.method === 'HEAD' ? NO_BODY : body);
  holdUnread(response);
}

async function writeGates(answer: Response, path: string, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  setHeaders(response, path, answer.headers);
  if (body.length > 0) response.setHeader('Content-Length', body.length);
  send(response, answer.status, body);
}

function writePage(answer: PageAnswer, path: string, response: ServerResponse): void {
  setHeaders(response, path, answer.headers);
  send(response, answer.status, answer.body);
}

/** Answers a request for a page, a file or a handler: what the gate decides, a kept page, or what Next makes of it. @throws what any of them throws. */
export async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  handler: Handler,
): Promise<void> {
  watchPage(request, response);
  const asked: GateRequest = {
    method: request.method ?? 'GET',
    url: `http://${request.headers.host}${request.url}`,
    headers: toHeaderReader(request),
    // Few requests wait for anything.
    get signal() {
      return goneOf(response);
    },
  };
  const passed = await passGate(asked);
  const { context, outcome } = passed;
  if (outcome?.kind === 'respond') return writeGates(outcome.response, context.path, response);
  const page = await getPageAnswer(passed);
  if (page) return writePage(page, context.path, response);
  const busy = await waitTurn(passed, response);
  if (busy) return writePage(busy, context.path, response);
  const { headers, notes } = toInnerHeaders(passed, toHeaders(request));
  for (const [name, value] of headers) request.headers[name] = value;
  followNotes(request, response, notes);
  return handler(request, response);
}

// The relay in front of Next: the same relay() as the route handler, without Next's cost per request (QUALITY §4).
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { toHeaders } from '@/lib/server/front/to-headers';
import { getLog } from '@/lib/server/log';
import { relay } from '@/lib/server/relay/relay';
import { SECURITY_HEADERS } from '@/lib/shared/http/security-headers';

const COMPRESS_FROM_BYTES = 1024;
const COMPRESS_LEVEL = 5;
const compress = promisify(gzip);

/** Whether a raw target is a call: everything under `/wps`. */
export function isCall(target: string): boolean {
  return target.startsWith('/wps/');
}

function toRequest(request: IncomingMessage, signal: AbortSignal): Request {
  const method = request.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? (Readable.toWeb(request) as ReadableStream) : undefined;
  const url = `http://${request.headers.host}${request.url}`;
  return new Request(url, {
    method,
    headers: toHeaders(request),
    body,
    duplex: 'half',
    signal,
  } as RequestInit);
}

async function writeWhole(answer: Response, response: ServerResponse, accepts: string): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const small = body.length < COMPRESS_FROM_BYTES || !/\bgzip\b/.test(accepts);
  const sent = small ? body : await compress(body, { level: COMPRESS_LEVEL });
  if (!small) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Length', sent.length);
  response.end(sent);
}

async function write(answer: Response, response: ServerResponse, accepts: string): Promise<void> {
  response.statusCode = answer.status;
  // A body that was refused unread must not be taken for the next request.
  if (!response.req.complete) response.setHeader('Connection', 'close');
  for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value);
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  const isWhole = answer.headers.has('content-length') || answer.body === null;
  if (isWhole) return writeWhole(answer, response, accepts);
  return pipeline(Readable.fromWeb(answer.body as never), response);
}

/** Answers one call; the relay's own signal ends when the visitor goes away (FLT-28). */
export async function serveRelay(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  try {
    await write(
      await relay(toRequest(request, gone.signal)),
      response,
      String(request.headers['accept-encoding'] ?? ''),
    );
  } catch (error) {
    getLog().error({ error: String(error) }, 'a call could not be answered');
    if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'application/json; charset=utf-8' });
    response.end();
  }
}

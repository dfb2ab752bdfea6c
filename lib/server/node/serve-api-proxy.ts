// The Node server's entry to the API proxy, without the cost of Next's route handler.
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CallRequest } from '@/lib/server/api-proxy/parse-call';
import { proxyCall } from '@/lib/server/api-proxy/proxy-call';
import type { CallAnswer } from '@/lib/server/http/call-answer';
import { isAdmitted } from '@/lib/server/http/overload/admission';
import { toBusyCall } from '@/lib/server/http/overload/busy-answer';
import { toHeaderReader } from '@/lib/server/http/to-headers';
import { getHsts } from '@/lib/server/node/site-response';
import { readClientConnection } from '@/lib/server/platform/connection/client-connection';
import { reserveBytes, UNCOUNTED_BYTES } from '@/lib/server/platform/reserve-bytes';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { HSTS_HEADER, SECURITY_HEADERS } from '@/lib/shared/http/security-headers';
import { takesCoding } from '@/lib/shared/http/takes-coding';

const COMPRESS_FROM_BYTES = 1024;
const COMPRESS_LEVEL = 5;
const compress = promisify(gzip);

function toCall(request: IncomingMessage, signal: AbortSignal): CallRequest {
  const { method = 'GET', url = '' } = request;
  const headers = toHeaderReader(request);
  const fragment = url.indexOf('#');
  const target = fragment === -1 ? url : url.slice(0, fragment);
  const at = target.indexOf('?');
  const [path, search] = at === -1 ? [target, ''] : [target.slice(0, at), target.slice(at)];
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return {
    method,
    path,
    signal,
    headers,
    client: readClientConnection(headers),
    query: new URLSearchParams(search),
    body: hasBody ? (Readable.toWeb(request) as ReadableStream) : null,
  };
}

type Forms = { readonly plain: Buffer; zipped?: Promise<Buffer> };

const cachedForms = new WeakMap<object, Forms>();

// Node re-encodes non-Latin-1 strings on each write: Buffers of repeated bodies are cached.
function formsOf({ body, reused }: { body: string; reused?: object }): Forms {
  const known = reused && cachedForms.get(reused);
  if (known) return known;
  const forms = { plain: Buffer.from(body) };
  if (reused) cachedForms.set(reused, forms);
  return forms;
}

async function pickForm(forms: Forms, accepts: string): Promise<{ sent: Buffer; coding?: 'gzip' }> {
  const { plain } = forms;
  if (plain.length < COMPRESS_FROM_BYTES || !takesCoding(accepts, 'gzip')) return { sent: plain };
  forms.zipped ??= compress(plain, { level: COMPRESS_LEVEL });
  return { sent: await forms.zipped, coding: 'gzip' };
}

const FIXED = SECURITY_HEADERS.flatMap(({ key, value }) => [key, value]);
const HSTS_AT = FIXED.indexOf(HSTS_HEADER) + 1;

// Until the client has read it, the response counts against its merchant's memory.
function holdUntilRead(bytes: number, response: ServerResponse, hostName = ''): void {
  if (bytes <= UNCOUNTED_BYTES || response.destroyed) return;
  const held = reserveBytes(getMerchantByHost(hostName)?.code);
  held.grow(bytes);
  response.once('close', held.end);
}

async function write(answer: CallAnswer, response: ServerResponse, call: CallRequest): Promise<void> {
  const { status, body, reused } = answer;
  const { hostName } = call.client;
  const rawHeaders = FIXED.with(HSTS_AT, getHsts(hostName));
  for (const [name, value] of Object.entries(answer.headers)) rawHeaders.push(name, value);
  for (const cookie of answer.cookies) rawHeaders.push('Set-Cookie', cookie);
  // An unread body must not be parsed as the next request.
  if (!response.req.complete) rawHeaders.push('Connection', 'close');
  if (typeof body !== 'string' && body) {
    response.writeHead(status, rawHeaders);
    return pipeline(body, response);
  }
  const forms = formsOf({ body: body ?? '', reused });
  if (!reused) holdUntilRead(forms.plain.length, response, hostName);
  const { sent, coding } = await pickForm(forms, call.headers.get('accept-encoding') ?? '');
  if (coding) rawHeaders.push('Content-Encoding', coding);
  if (!answer.headers.Vary) rawHeaders.push('Vary', 'Accept-Encoding');
  rawHeaders.push('Content-Length', String(sent.length));
  response.writeHead(status, rawHeaders).end(sent);
}

/** Answers one call; 503 during overload. The call's signal aborts when the client disconnects. @throws what the API proxy throws. */
export async function serveApiProxy(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const abort = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) abort.abort();
  });
  const call = toCall(request, abort.signal);
  await write(isAdmitted() ? await proxyCall(call) : toBusyCall(call.headers), response, call);
}

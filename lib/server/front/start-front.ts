// The Node front before Next: server limits, the scrubbing of raw requests, and an orderly end (QUALITY §4).
import 'server-only';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { withRunning } from '@/lib/server/front/fault/running-request';
import { limitServer } from '@/lib/server/front/limit-server';
import { toRefusalAnswer } from '@/lib/server/front/refusal-answer';
import { type FrontRefusal, refusalOf, scrubHeaders, scrubReturn } from '@/lib/server/front/scrub-request';
import { isInnerRequest, servePage } from '@/lib/server/front/serve-page';
import { serveRelay } from '@/lib/server/front/serve-relay';
import { type StaticFiles, serveStatic } from '@/lib/server/front/static-files';
import { watchLoop } from '@/lib/server/load/watch-loop';
import { noteListeningPort } from '@/lib/server/site-ports';
import { setOwnPort } from '@/lib/server/stamp/fetch-page';
import { isCall } from '@/lib/shared/http/is-call';
import { SECURITY_HEADERS } from '@/lib/shared/http/security-headers';

/** What handles a request that the front lets pass. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** How the front listens; durations in ms, sizes in bytes. */
export type FrontOptions = {
  readonly port: number;
  /** The address to listen on; all of the machine's where none is given. */
  readonly host?: string;
  readonly trustedHops: number;
  /** Files of the build that need no handler; the handler answers for the rest. */
  readonly files?: StaticFiles;
  readonly handler: Handler;
};

const HEADER_BYTES = 16 * 1024;
/** How late what is too slow may be noticed, in ms. */
const CHECK_EVERY_MS = 1_000;

function refuse(response: ServerResponse, refusal: FrontRefusal): void {
  const { status, headers, body } = toRefusalAnswer(refusal);
  for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value);
  response.writeHead(status, headers).end(body);
}

function serve({ trustedHops, files = new Map(), handler: given }: FrontOptions) {
  const handler = withRunning(given);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const refusal = refusalOf(request);
    if (refusal) {
      refuse(response, refusal);
      return;
    }
    if (serveStatic(files, request, response)) return;
    if (isInnerRequest(request)) return void handler(request, response);
    scrubHeaders(request, trustedHops);
    scrubReturn(request);
    if (isCall(request.url ?? '')) return void serveRelay(request, response);
    void servePage(request, response, handler);
  };
}

/** Starts listening. Upgrades are refused: the site has no socket of its own (SEC-39). */
export function startFront(options: FrontOptions): Promise<Server> {
  const server = createServer(
    { maxHeaderSize: HEADER_BYTES, connectionsCheckingInterval: CHECK_EVERY_MS },
    serve(options),
  );
  limitServer(server, options.trustedHops);
  server.once('close', watchLoop());
  server.on('upgrade', (_request, socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: options.port, host: options.host }, () => {
      const place = server.address();
      if (place !== null && typeof place === 'object') {
        setOwnPort(place.port);
        noteListeningPort(place.port);
      }
      resolve(server);
    });
  });
}

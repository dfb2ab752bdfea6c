// The Node server before Next: limits, cleaning of raw requests, graceful shutdown.
import 'server-only';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleEventLoop } from '@/lib/server/http/overload/admission';
import { admitRequest } from '@/lib/server/node/admit-request';
import { inOrder } from '@/lib/server/node/in-order';
import { limitServer } from '@/lib/server/node/limit-server';
import { serveApiProxy } from '@/lib/server/node/serve-api-proxy';
import { servePage } from '@/lib/server/node/serve-page';
import { SiteResponse } from '@/lib/server/node/site-response';
import { type StaticFiles, serveStatic } from '@/lib/server/node/static-files';
import { withRequestSpan } from '@/lib/server/node/trace-request';
import { type Handler, withFaultAnswer } from '@/lib/server/node/with-fault-answer';
import { setListeningPort } from '@/lib/server/platform/connection/site-ports';
import { isCall } from '@/lib/shared/http/is-call';

/** Durations in ms, sizes in bytes. */
export type NodeServerOptions = {
  readonly port: number;
  /** All addresses of the machine by default. */
  readonly host?: string;
  readonly trustedHops: number;
  readonly files?: StaticFiles;
  readonly handler: Handler;
};

const HEADER_BYTES = 16 * 1024;
const CHECK_EVERY_MS = 1_000;

function serve({ trustedHops, files = new Map(), handler }: NodeServerOptions): Handler {
  const answer = withRequestSpan((request, response) =>
    isCall(request.url ?? '') ? serveApiProxy(request, response) : servePage(request, response, handler),
  );
  return (request, response) => {
    if (!admitRequest(request, response, trustedHops)) return;
    if (serveStatic(files, request, response)) return;
    return answer(request, response);
  };
}

/** Starts listening. Rejects upgrades: the site has no WebSocket (SEC-39). */
export function startNodeServer(options: NodeServerOptions): Promise<Server> {
  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      // The site rejects a missing host itself, with its headers.
      requireHostHeader: false,
      ServerResponse: SiteResponse,
    },
    inOrder(withFaultAnswer(serve(options))),
  );
  limitServer(server, options.trustedHops);
  server.once('close', sampleEventLoop());
  server.on('upgrade', (_request, socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: options.port, host: options.host }, () => {
      setListeningPort((server.address() as AddressInfo).port);
      resolve(server);
    });
  });
}

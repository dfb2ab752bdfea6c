// The server of internal render requests: it listens nowhere, and only code of this process can connect to it (SEC-111).
import 'server-only';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';
import { type PageRequest, runPageRequest } from '@/lib/server/http/page-request';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { runInTrace } from '@/lib/server/platform/tracing/tracing';

type Rendering = Pick<PageRequest, 'decision' | 'metadata' | 'merchant' | 'answers'>;
type Internal = { connect?: () => Duplex; server?: Server; readonly renderings: Map<string, Rendering> };

export const RENDERING = 'x-site-rendering';
/** Fits the policy header, which exceeds the limit of visitors' headers. */
const HEADER_BYTES = 64 * 1024;

const getInternal = () => getProcessSingleton<Internal>('internal-server', () => ({ renderings: new Map() }));

/** Sets the handler of internal render requests: Next's own, without the pipeline. */
export function setInternalHandler(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  const { renderings } = getInternal();
  const server = createServer({ maxHeaderSize: HEADER_BYTES }, (request, response) => {
    const rendering = renderings.get(String(request.headers[RENDERING]));
    runInTrace(request.headers.traceparent?.toString(), () =>
      runPageRequest(rendering && { request, response, ...rendering }, () => handler(request, response)),
    );
  });
  const connect = () => {
    const [near, far] = duplexPair();
    // Callers share a rendering: it must not inherit the async context of the first one.
    runPageRequest(undefined, () => server.emit('connection', far));
    return near;
  };
  Object.assign(getInternal(), { connect, server });
}

/** Opens a connection to the internal server. @throws where no handler is set, as when another server hosts Next. */
export function connectInternally(): Duplex {
  const { connect } = getInternal();
  if (!connect) throw new Error('no internal handler is set');
  return connect();
}

let count = 0;

/** Registers a rendering while `run` executes, which gets the value of RENDERING. */
export async function withRendering<Value>(
  rendering: Rendering,
  run: (id: string) => Promise<Value>,
): Promise<Value> {
  const { renderings } = getInternal();
  count += 1;
  const id = `${count}`;
  renderings.set(id, rendering);
  try {
    return await run(id);
  } finally {
    renderings.delete(id);
  }
}

/** Returns whether a server is the internal one. */
export function isInternalServer(server: Server): boolean {
  return server === getInternal().server;
}

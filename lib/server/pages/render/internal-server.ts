// The server that renders pages for the page cache: it listens nowhere, and only code of this process can connect to it (SEC-111).
import 'server-only';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';
import { type PageRequest, runPageRequest } from '@/lib/server/http/page-request';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

/** What a rendering is made of beside its headers. */
type Rendering = Pick<PageRequest, 'decision' | 'notes' | 'merchant' | 'answers'>;
type Internal = { connect?: () => Duplex; server?: Server; readonly renderings: Map<string, Rendering> };

/** Name of the header that says which rendering a request is. */
export const RENDERING = 'x-site-rendering';
/** Holds the policy, which is longer than what visitors may send. */
const HEADER_BYTES = 64 * 1024;

const getInternal = () => getProcessSingleton<Internal>('internal-server', () => ({ renderings: new Map() }));

/** Sets what answers internal render requests: Next's own handler, without the pipeline before it. */
export function setInternalHandler(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  const { renderings } = getInternal();
  const server = createServer({ maxHeaderSize: HEADER_BYTES }, (request, response) => {
    const rendering = renderings.get(String(request.headers[RENDERING]));
    runPageRequest(rendering && { request, response, ...rendering }, () => handler(request, response));
  });
  const connect = () => {
    const [near, far] = duplexPair();
    // A rendering belongs to all who wait for it: it must not inherit the context of the request that begins it.
    runPageRequest(undefined, () => server.emit('connection', far));
    return near;
  };
  Object.assign(getInternal(), { connect, server });
}

/** Opens a connection to the internal server. @throws where no handler is set: another host than this project's servers runs Next. */
export function connectInternally(): Duplex {
  const { connect } = getInternal();
  if (!connect) throw new Error('no internal handler is set');
  return connect();
}

let count = 0;

/** Keeps what a rendering is made of for as long as it takes; `run` gets what RENDERING has to say. */
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

/** Whether a server is the internal one. */
export function isInternalServer(server: Server): boolean {
  return server === getInternal().server;
}

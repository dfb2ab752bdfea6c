// The server that renders pages for the page cache: it listens nowhere, and only code of this process can connect to it (SEC-111).
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';
import { getSingle } from '@/lib/server/single';

type Internal = { connect?: () => Duplex; server?: Server };

/** Holds the policy and the decisions of the pipeline, which are longer than what visitors may send. */
const HEADER_BYTES = 64 * 1024;

const getInternal = () => getSingle<Internal>('internal-server', () => ({}));

/** Sets what answers internal render requests: Next's own handler, without the pipeline before it. */
export function setInternalHandler(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  const server = createServer({ maxHeaderSize: HEADER_BYTES }, handler);
  // A rendering belongs to all who wait for it: it must not inherit the context of the request that begins it.
  const runOutside = AsyncLocalStorage.snapshot();
  const connect = () => {
    const [near, far] = duplexPair();
    runOutside(() => server.emit('connection', far));
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

/** Whether a server is the internal one. */
export function isInternalServer(server: Server): boolean {
  return server === getInternal().server;
}

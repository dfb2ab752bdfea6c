// A proxy that injects HTML into the site's pages and leaves the headers unchanged.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const EVIL = '/evil.js';

export type Planting = {
  readonly port: number;
  /** How often the injected script was requested. */
  readonly fetched: () => number;
  readonly stop: () => void;
};

/** Everything that a stranger could write; each of it would leave `window.smuggled`. */
const toMarkup = (port: number): string =>
  [
    '<button id="planted" onclick="window.smuggled=1">x</button>',
    '<script>window.smuggled=2</script>',
    `<script src="http://127.0.0.1:${port}${EVIL}"></script>`,
  ].join('');

async function answer(reported: IncomingMessage, response: ServerResponse, markup: string): Promise<void> {
  const { 'content-length': _length, 'transfer-encoding': _coding, ...headers } = reported.headers;
  const isPage = String(reported.headers['content-type']).startsWith('text/html');
  const status = reported.statusCode ?? 502;
  if (!isPage) {
    response.writeHead(status, reported.headers);
    reported.pipe(response);
    return;
  }
  const page = (await text(reported)).replace('</body>', `${markup}</body>`);
  response.writeHead(status, headers).end(page);
}

/** Opens a port from which the site on `sitePort` is reached. */
export async function startPlanting(sitePort: number): Promise<Planting> {
  let fetched = 0;
  const server = createServer((incomingRequest, response) => {
    const { port } = server.address() as AddressInfo;
    if (incomingRequest.url === EVIL) {
      fetched += 1;
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('window.smuggled=3');
      return;
    }
    const host = incomingRequest.headers.host?.replace(`:${port}`, `:${sitePort}`);
    const headers = { ...incomingRequest.headers, host, 'accept-encoding': 'identity' };
    const { method, url: path } = incomingRequest;
    const sent = request({ host: '127.0.0.1', port: sitePort, path, method, headers }, (reported) => {
      answer(reported, response, toMarkup(port)).catch(() => response.destroy());
    });
    sent.once('error', () => response.destroy());
    incomingRequest.pipe(sent);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, fetched: () => fetched, stop };
}

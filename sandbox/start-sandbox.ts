// Starts one sandbox on a port of the loopback address and says how to reach and to close it.
import { type ServerType, serve } from '@hono/node-server';
import { createApp } from './create-app.ts';

const address = '127.0.0.1';

const close = (server: ServerType): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    if ('closeAllConnections' in server) server.closeAllConnections();
  });

/** Port 0 takes any free port. Several can run side by side: nothing is shared between them. */
export const startSandbox = ({
  port,
}: {
  port: number;
}): Promise<{ origin: string; close(): Promise<void> }> =>
  new Promise((resolve, reject) => {
    const app = createApp();
    const server = serve({ fetch: app.fetch, port, hostname: address }, (info) => {
      resolve({ origin: `http://${address}:${info.port}`, close: () => close(server) });
    });
    server.on('error', reject);
  });

// Starts a sandbox on a loopback port; returns its address and how to close it.
import { type ServerType, serve } from '@hono/node-server';
import { createApp } from './create-app.ts';

const address = '127.0.0.1';

const close = (server: ServerType): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    if ('closeAllConnections' in server) server.closeAllConnections();
  });

/** Port 0 takes a free port. Sandboxes share nothing, so several can run. */
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

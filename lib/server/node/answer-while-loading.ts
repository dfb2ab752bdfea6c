// Answers while a registry is checked for the first time, which takes long where it is very large.
import 'server-only';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { HOSTLESS_HEADERS } from '@/lib/shared/http/security-headers';

type Place = { readonly port: number; readonly host?: string };

/** Most starts are over by then. */
const GRACE_MS = 1_000;
const RETRY_SECONDS = '2';

/** Answers 503 `loading` to all requests until `loaded` resolves, where that takes longer than `graceMs`; resolves once the port is free again. */
export async function answerWhileLoading(
  loaded: Promise<void>,
  { port, host }: Place,
  graceMs = GRACE_MS,
): Promise<void> {
  const isLoaded = await Promise.race([loaded.then(() => true), wait(graceMs, false, { ref: false })]);
  if (isLoaded) return;
  const server = createServer((_request, response) => {
    for (const { key, value } of HOSTLESS_HEADERS) response.setHeader(key, value);
    const headers = { 'Content-Type': 'application/json', Connection: 'close' };
    response.writeHead(503, { ...headers, 'Retry-After': RETRY_SECONDS }).end('{"status":"loading"}');
  });
  // The site itself reports a port in use.
  server.on('error', () => undefined);
  server.listen({ port, host });
  await loaded;
  // Also ends a listening that has not begun yet.
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

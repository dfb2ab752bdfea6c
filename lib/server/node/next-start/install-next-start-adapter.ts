// Finds Next's server under `next start` through Node's diagnostics channel, before Next sees the first request.
import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import { sampleEventLoop } from '@/lib/server/http/overload/sample-event-loop';
import { adoptServer } from '@/lib/server/node/next-start/adopt-server';

const CHANNEL = 'http.server.request.start';

/** Runs the Node server's first steps before Next, limits its server, samples the event loop. Returns its stop function. */
export function installNextStartAdapter(): () => void {
  const listen = (started: unknown): void => adoptServer((started as { readonly server: Server }).server);
  const unwatch = sampleEventLoop();
  subscribe(CHANNEL, listen);
  return () => {
    unwatch();
    unsubscribe(CHANNEL, listen);
  };
}

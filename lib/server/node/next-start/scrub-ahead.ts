// Finds Next's own server under plain `next start`: Node tells of it with its first request, before Next sees that.
import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import { watchLoop } from '@/lib/server/http/overload/watch-loop';
import { adoptServer } from '@/lib/server/node/next-start/adopt-server';

const CHANNEL = 'http.server.request.start';

/** From now on every request of this process is refused or scrubbed as by the front (SEC-2, SEC-6, SEC-18, SEC-25, SEC-99), its server limited, and the loop is followed; returns the way to stop. */
export function scrubAhead(): () => void {
  const listen = (started: unknown): void => adoptServer((started as { readonly server: Server }).server);
  const unwatch = watchLoop();
  subscribe(CHANNEL, listen);
  return () => {
    unwatch();
    unsubscribe(CHANNEL, listen);
  };
}

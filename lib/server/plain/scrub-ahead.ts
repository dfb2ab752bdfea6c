// What the front does before anything routes, under plain `next start`: as Node tells of a request, before Next sees it (QUALITY §4).
import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getEnv } from '@/lib/server/env';
import { refusalOf, scrubHeaders, scrubReturn } from '@/lib/server/front/scrub-request';
import { isInnerRequest } from '@/lib/server/front/serve-page';
import { watchLoop } from '@/lib/server/load/watch-loop';
import { adoptServer } from '@/lib/server/plain/adopt-server';
import { keepRaw } from '@/lib/server/plain/raw-request';
import { isCall } from '@/lib/shared/http/is-call';

const CHANNEL = 'http.server.request.start';
/** In place of what could not be routed: middleware.ts answers there by the refusal alone. */
const REFUSED = { method: 'GET', url: '/', host: 'refused.invalid' };

type Started = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
};

function scrub({ request, response, server }: Started): void {
  adoptServer(server);
  const refusal = refusalOf(request);
  if (!refusal && isInnerRequest(request)) return;
  scrubHeaders(request, getEnv().TRUSTED_PROXY_HOPS);
  scrubReturn(request);
  if (refusal) {
    request.method = REFUSED.method;
    request.url = REFUSED.url;
    request.headers.host = REFUSED.host;
    if (refusal.status === 400) response.setHeader('Connection', 'close');
  }
  if (!isCall(request.url ?? '')) keepRaw({ request, response, refusal });
}

/** From now on every request of this process is refused or scrubbed as by the front (SEC-2 to SEC-6, SEC-18, SEC-25, SEC-99), its server limited, and the loop is followed (FLT-30); returns the way to stop. */
export function scrubAhead(): () => void {
  const listen = (started: unknown): void => scrub(started as Started);
  const unwatch = watchLoop();
  subscribe(CHANNEL, listen);
  return () => {
    unwatch();
    unsubscribe(CHANNEL, listen);
  };
}

// Under plain `next start`: the request as Node received it, for middleware.ts, from which Next keeps part of it back.
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toHeaderReader } from '@/lib/server/front/to-headers';
import type { GateRequest } from '@/lib/server/gate/context';
import { readSiteHeader, SITE_HEADER_PREFIX } from '@/lib/server/gate/trusted-headers';
import { goneOf } from '@/lib/server/load/gone';
import { getSingle } from '@/lib/server/single';

const NAME = 'raw';

/** A scrubbed request with its answer. */
export type RawRequest = { readonly request: IncomingMessage; readonly response: ServerResponse };

const getKept = () => getSingle('raw-requests', () => new Map<string, RawRequest>());

/** Keeps a request until its answer has ended; a trusted header, which nobody can guess, says which it is. */
export function keepRaw(raw: RawRequest): void {
  const kept = getKept();
  const id = randomUUID();
  kept.set(id, raw);
  raw.request.headers[SITE_HEADER_PREFIX + NAME] = id;
  raw.response.once('close', () => kept.delete(id));
}

/** The request with these headers; undefined where another host than Node's own server runs Next. */
export function findRaw(headers: Pick<Headers, 'get'>): RawRequest | undefined {
  return getKept().get(readSiteHeader(headers, NAME) ?? '');
}

/** What the gate is to see of it: the target and headers of Next's own navigation too, which Next hides from middleware.ts. */
export function toGateRequest({ request, response }: RawRequest): GateRequest {
  return {
    method: request.method ?? 'GET',
    url: `http://${request.headers.host}${request.url}`,
    headers: toHeaderReader(request),
    get signal() {
      return goneOf(response);
    },
  };
}

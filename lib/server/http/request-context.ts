// What the gate's steps share while one request passes. Web types only: a plain Node front can run them too.
import 'server-only';
import {
  type ClientConnection,
  needsSecureCookies,
  readClientConnection,
  readTraceparent,
} from '@/lib/server/platform/connection/client-connection';
import { randomText } from '@/lib/server/platform/random-text';
import { startBudget, type TimeBudget } from '@/lib/server/platform/time-budget';
import type { StatusState } from '@/lib/server/provider/status/status-state';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { PolicySources } from '@/lib/shared/firebase/firebase-sources';
import type { HeaderReader } from '@/lib/shared/http/header-reader';
import { ROUTES, trimPath } from '@/lib/shared/routes';
import type { ChatWidget } from '@/lib/shared/service/chat-widget';
import { deviceKindOf } from '@/lib/shared/site/device-kind';
import type { DeviceKind } from '@/lib/shared/site/site';

/** Pages that the gate shows in place of the one that was asked for. */
export type PipelinePage = 'maintenance' | 'restricted' | 'domain' | 'missing' | 'locked';

/** How the gate ends: an answer of its own, another page with a status, or the page that was asked for. */
export type PipelineOutcome =
  | { readonly kind: 'respond'; readonly response: Response }
  | { readonly kind: 'show'; readonly page: PipelinePage; readonly status: number };

/** What the gate needs of a request: Next's, or the front's own. `signal` ends when its visitor goes away. */
export type PipelineRequest = Pick<Request, 'method' | 'url'> & {
  readonly headers: HeaderReader;
  readonly signal?: AbortSignal;
};

/** One request on its way through the gate. */
export type RequestContext = {
  readonly request: PipelineRequest;
  readonly url: URL;
  readonly path: string;
  readonly peer: ClientConnection;
  readonly secureCookies: boolean;
  readonly device: DeviceKind;
  readonly nonce: string;
  readonly traceparent: string;
  /** How long this request waits for the provider. */
  readonly budget: TimeBudget;
  /** Headers and cookies that the answer gets, whatever it is. */
  readonly answerHeaders: Headers;
  merchant?: Merchant;
  state?: StatusState;
  /** When the provider was asked for it, in ms of the steady clock; absent where an older one stands in. */
  statusToldAtMs?: number;
  /** The merchant's chat widget, whose host the policy lets in. */
  chat?: ChatWidget;
  /** Hosts of the merchant's sign-in through Firebase, which the policy lets in (SEC-79). */
  firebase?: PolicySources;
  /** Origins of the messaging service, where the merchant has push (SEC-79). */
  push?: readonly string[];
  /** Sources that the host's pixels report to (SEC-79). */
  pixels?: readonly string[];
};

/** A request that has passed the gate. */
export type PipelineResult = { readonly context: RequestContext; readonly outcome?: PipelineOutcome };

/** A step: it may end the request, or let it pass on. */
export type PipelineStep = (
  context: RequestContext,
) => Promise<PipelineOutcome | undefined> | PipelineOutcome | undefined;

/** Starts the context of a request; the nonce holds 128 fresh bits (SEC-80). */
export function toRequestContext(request: PipelineRequest): RequestContext {
  const url = new URL(request.url);
  const peer = readClientConnection(request.headers);
  return {
    request,
    url,
    path: trimPath(url.pathname),
    peer,
    secureCookies: needsSecureCookies(peer),
    device: deviceKindOf(request.headers.get('user-agent') ?? ''),
    nonce: randomText(16, 'base64'),
    traceparent: readTraceparent(request.headers),
    budget: startBudget(),
    answerHeaders: new Headers(),
  };
}

const OWN = 'http://own.invalid';

function toOwn(location: string): string {
  const url = URL.parse(location, OWN);
  const isOwn = url?.origin === OWN && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search + url.hash : ROUTES.home;
}

/** A redirect inside the own origin; its Location is relative, and one that would leave leads home (SEC-4, SEC-74). */
export function redirectTo(
  location: string,
  status: 303 | 307,
  cookies: readonly string[] = [],
): PipelineOutcome {
  const headers = new Headers({
    Location: toOwn(location),
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
  });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return { kind: 'respond', response: new Response(null, { status, headers }) };
}

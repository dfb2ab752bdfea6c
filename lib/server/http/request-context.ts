// What pipeline steps share during one request. Web types only, so that the Node server can run them too.
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
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import type { HeaderReader, Visitor } from '@/lib/shared/http/visitor';
import { ROUTES, trimPath } from '@/lib/shared/routes';
import type { ChatWidget } from '@/lib/shared/service/chat-widget';
import { deviceKindOf } from '@/lib/shared/site/device-kind';
import type { DeviceKind } from '@/lib/shared/site/site';

export type PipelinePage = 'maintenance' | 'restricted' | 'domain' | 'missing' | 'locked';

export type PipelineOutcome =
  | { readonly kind: 'respond'; readonly response: Response }
  | { readonly kind: 'show'; readonly page: PipelinePage; readonly status: number };

export type PipelineRequest = Pick<Request, 'method' | 'url'> & {
  readonly headers: HeaderReader;
  readonly signal?: AbortSignal;
};

export type DocumentPolicy = {
  /** With placeholders for the page's own scripts and styles (SEC-80). */
  readonly text: string;
  /** Digest of the text. */
  readonly mark: string;
  /** A tag container writes scripts of its own. */
  readonly hasContainer: boolean;
};

export type RequestContext = {
  readonly request: PipelineRequest;
  readonly url: URL;
  readonly path: string;
  readonly client: ClientConnection;
  readonly secureCookies: boolean;
  readonly device: DeviceKind;
  readonly nonce: string;
  readonly traceparent: string;
  readonly budget: TimeBudget;
  readonly answerHeaders: Headers;
  merchant?: Merchant;
  state?: StatusState;
  /** Start of the status call by the monotonic clock, in ms; absent for an older status. */
  statusReportedAtMs?: number;
  chat?: ChatWidget;
  siteConfig?: WireSiteConfig;
  policy?: DocumentPolicy;
  visitor?: Visitor;
};

export type PipelineResult = { readonly context: RequestContext; readonly outcome?: PipelineOutcome };

/** Ends the request with an outcome, or continues with undefined. */
export type PipelineStep = (
  context: RequestContext,
) => Promise<PipelineOutcome | undefined> | PipelineOutcome | undefined;

/** Creates the context of a request; its nonce has 128 random bits. */
export function toRequestContext(request: PipelineRequest): RequestContext {
  const url = new URL(request.url);
  const client = readClientConnection(request.headers);
  return {
    request,
    url,
    path: trimPath(url.pathname),
    client,
    secureCookies: needsSecureCookies(client),
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

/** Returns a redirect with a relative Location; one that would leave the origin leads home (SEC-4, SEC-74). */
export function redirectTo(
  location: string,
  status: 303 | 307,
  cookies: readonly string[] = [],
): Extract<PipelineOutcome, { kind: 'respond' }> {
  const headers = new Headers({
    Location: toOwn(location),
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
  });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return { kind: 'respond', response: new Response(null, { status, headers }) };
}

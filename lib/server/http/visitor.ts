// The visitor of a page request, as sent to the provider.
import 'server-only';
import { findLanguage } from '@/lib/server/http/locale/visitor-language';
import type { RequestContext } from '@/lib/server/http/request-context';
import { makeTraceparent, UNKNOWN_ADDRESS } from '@/lib/server/platform/connection/client-connection';
import { findTraceparent } from '@/lib/server/platform/tracing/tracing';
import { DEFAULT_LANGUAGE } from '@/lib/shared/constants';
import type { Visitor } from '@/lib/shared/http/visitor';
import { userAgentOf } from '@/lib/shared/site/device-kind';

function findVisitorLanguage({ request, url, merchant, secureCookies }: RequestContext) {
  const choice = url.searchParams.get('lang');
  return (
    merchant &&
    findLanguage({ headers: request.headers, brand: merchant.brand, https: secureCookies, choice })
  );
}

/** Returns whether the address, the stored choice or the browser names a language that the merchant offers. */
export function hasNamedLanguage(context: RequestContext): boolean {
  return findVisitorLanguage(context) !== undefined;
}

function make(context: RequestContext): Visitor {
  const { request, client, merchant, traceparent } = context;
  return {
    userAgent: request.headers.get('user-agent') ?? '',
    language: findVisitorLanguage(context) ?? merchant?.brand.defaultLanguage ?? DEFAULT_LANGUAGE.general,
    address: client.address,
    host: client.siteHost,
    protocol: client.https ? 'https' : 'http',
    traceparent,
  };
}

/** Returns the visitor of a request, created once its merchant is known. */
export function toVisitor(context: RequestContext): Visitor {
  const visitor = context.visitor ?? make(context);
  if (context.merchant) context.visitor = visitor;
  return visitor;
}

/** Returns the visitor of a shared rendering: the device kind without an address, so that nothing of one visitor reaches it (SEC-113). */
export function toSharedVisitor(context: RequestContext): Visitor {
  const { language, host, protocol } = toVisitor(context);
  const userAgent = userAgentOf(context.device);
  const traceparent = findTraceparent() ?? makeTraceparent();
  return { language, host, protocol, userAgent, address: UNKNOWN_ADDRESS, traceparent };
}

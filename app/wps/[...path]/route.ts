// API proxy: every call of the browser to the provider, by the endpoint table.
import { handleCall } from '@/lib/server/api-proxy/handle-call';

export const dynamic = 'force-dynamic';

/** Proxies one call; methods without an endpoint are answered like unknown paths. */
export const GET = (request: Request): Promise<Response> => handleCall(request);
export const POST = GET;
export const PUT = GET;
export const DELETE = GET;
export const PATCH = GET;
export const OPTIONS = GET;
export const HEAD = GET;

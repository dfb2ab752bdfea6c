// Every call of the browser to the provider: relayed by the table of calls, or refused.
import { handleCall } from '@/lib/server/api-proxy/handle-call';

export const dynamic = 'force-dynamic';

/** Relays one call; methods without a row are answered like unknown paths. */
export const GET = (request: Request): Promise<Response> => handleCall(request);
export const POST = GET;
export const PUT = GET;
export const DELETE = GET;
export const PATCH = GET;
export const OPTIONS = GET;
export const HEAD = GET;

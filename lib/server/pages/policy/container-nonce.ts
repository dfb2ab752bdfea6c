// A nonce for the scripts that the operator's tag container writes into the page. Shared pages are immutable: it goes by header.
import 'server-only';
import type { RequestContext } from '@/lib/server/http/request-context';
import { NONCE_TIMING } from '@/lib/shared/pixel/container-nonce';

const POLICY = 'content-security-policy';
const TIMING = 'server-timing';

const partOf = ({ nonce }: RequestContext): string => `${NONCE_TIMING};desc="${nonce}"`;

/** Names the nonce to the page's own script, where its host has a container. */
export function tellContainerNonce(headers: Headers, context: RequestContext): void {
  if (context.pixels?.hasContainer) headers.append(TIMING, partOf(context));
}

/** Lets the nonce of this answer into the stored policy of a shared page; a cache in front keeps answers, so it gets none. */
export function allowContainerNonce(headers: Headers, context: RequestContext): void {
  const policy = headers.get(POLICY);
  if (!policy || !headers.get(TIMING)?.includes(partOf(context))) return;
  if (!policy.includes("'nonce-"))
    headers.set(POLICY, policy.replace('script-src ', `script-src 'nonce-${context.nonce}' `));
}

/** Leaves policy and nonce of the stored answer alone in a 304: browsers update one of them and not the other. */
export function keepStoredNonce(headers: Headers, context: RequestContext): void {
  if (!context.pixels?.hasContainer) return;
  headers.delete(POLICY);
  headers.delete(TIMING);
}

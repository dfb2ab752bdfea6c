// A nonce for the scripts that the operator's tag container writes into the page. Shared bytes are immutable, so it travels in headers.
import 'server-only';
import type { RequestContext } from '@/lib/server/http/request-context';
import { policyOf } from '@/lib/server/pages/policy/policy-of';
import { NONCE_TIMING } from '@/lib/shared/pixel/container-nonce';

const POLICY = 'content-security-policy';
const TIMING = 'server-timing';

const entryOf = ({ nonce }: RequestContext): string => `${NONCE_TIMING};desc="${nonce}"`;

/** Names the nonce of this response to the page's own script, on hosts with a container. */
export function addContainerNonce(headers: Headers, context: RequestContext): void {
  if (policyOf(context).hasContainer) headers.append(TIMING, entryOf(context));
}

/** Adds the nonce to the stored policy of a shared page. Responses for a cache in front have neither (SEC-80). */
export function allowContainerNonce(headers: Headers, context: RequestContext): void {
  const policy = headers.get(POLICY);
  if (!policy || policy.includes("'nonce-") || !headers.get(TIMING)?.includes(entryOf(context))) return;
  headers.set(POLICY, policy.replace('script-src ', `script-src 'nonce-${context.nonce}' `));
}

/** Removes both from a 304: the browser keeps the pair that came with the stored page. */
export function keepStoredNonce(headers: Headers, context: RequestContext): void {
  if (!policyOf(context).hasContainer) return;
  headers.delete(POLICY);
  headers.delete(TIMING);
}

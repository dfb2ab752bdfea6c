// Redirects requests of the messaging library to hosts from the registry: it has no setting for them.
import 'client-only';
import { type PushHosts, toPushAddress } from '@/lib/shared/push/push-settings';

let last: Promise<unknown> = Promise.resolve();

async function redirect<Value>(hosts: PushHosts, work: () => Promise<Value>): Promise<Value> {
  const { fetch: plain } = window;
  window.fetch = (input, init) =>
    plain.call(window, typeof input === 'string' ? toPushAddress(input, hosts) : input, init);
  try {
    return await work();
  } finally {
    window.fetch = plain;
  }
}

/** Runs `work` with both hosts replaced, one at a time. @throws what `work` throws */
export function withPushHosts<Value>(
  hosts: PushHosts | undefined,
  work: () => Promise<Value>,
): Promise<Value> {
  if (!hosts) return work();
  const result = last.then(() => redirect(hosts, work));
  last = result.catch(() => undefined);
  return result;
}

import 'client-only';
import { sendRequest } from '@/lib/client/api/send-request';
import type { Result } from '@/lib/shared/calls/envelope';
import { REQUEST_TIMEOUT_MS } from '@/lib/shared/constants';

type RouteOptions = {
  /** Posted as JSON; without it the route is read. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  readonly keepalive?: boolean;
};

/** Calls a route of the site itself, which is no endpoint. Returns what sendRequest returns; never throws. */
export function sendToRoute<Answer>(
  path: string,
  { body, headers, timeoutMs = REQUEST_TIMEOUT_MS, keepalive }: RouteOptions = {},
): Promise<Result<Answer>> {
  const request =
    body === undefined
      ? { method: 'GET', headers: { Accept: 'application/json', ...headers } }
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        };
  return sendRequest<Answer>({ url: path, ...request }, { timeoutMs, keepalive });
}

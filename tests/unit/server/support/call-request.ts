// Calls of a page of the site to its own /wps, as the API proxy gets them.
import { HOST } from './pipeline-request';

export const OWN = { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };

/** A GET, or a POST of the body as JSON; a text goes as it is. `undefined` takes a header away. */
export function callRequest(
  path: string,
  body?: unknown,
  headers: Record<string, string | undefined> = {},
): Request {
  const all = {
    'user-agent': 'iPhone',
    ...OWN,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
  const lines = Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const method = headers['x-test-method'] ?? (body === undefined ? 'GET' : 'POST');
  delete lines['x-test-method'];
  return new Request(`http://${HOST}${path}`, {
    method,
    headers: lines,
    body: method === 'GET' ? undefined : text,
  });
}

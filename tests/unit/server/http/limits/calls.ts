// Sequential calls of many visitors, and how many were admitted.
import { handleCall } from '@/lib/server/api-proxy/handle-call';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { HOST, sessionCookie } from '@/tests/unit/server/support/pipeline-request';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

type Headers = Record<string, string | undefined>;
export type Call = readonly [path: string, body?: unknown, headers?: Headers];

/** The provider of two merchants behind one proxy, and how many of its requests had a path. */
export function limitedProvider() {
  const provider = freshProvider();
  beforeAll(() => {
    const backend = { origin: provider.origin };
    setRegistry([toEntry('one', { backend, languages: ['EN', 'VI'] }), toEntry('two', { backend })], {
      TRUSTED_PROXY_HOPS: '1',
    });
  });
  const received = (path: string) => provider.requests.filter((request) => request.path === path).length;
  return { provider, received };
}

/** The statuses of calls, one after the other. */
export const statusesOf = async (calls: readonly Call[]): Promise<number[]> => {
  const statuses: number[] = [];
  for (const [path, body, headers] of calls) {
    const answer = await handleCall(callRequest(path, body, headers));
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses;
};
/** So many of what `make` makes. */
export const times = <Item>(count: number, make: (nth: number) => Item): Item[] =>
  Array.from({ length: count }, (_, nth) => make(nth));
/** How many were not refused by a limit. */
export const allowedIn = (statuses: readonly number[]) => statuses.filter((status) => status !== 429).length;

/** Headers of a call that a trusted proxy passes on for an address. */
export const from = (address: string): Headers => ({ 'x-forwarded-for': address });

export const LOGIN = '/wps/session/login';

/** A login with a wrong password. */
export const login = (username: string, address = '203.0.113.9'): Call => [
  LOGIN,
  { type: 'username', username, password: 'wrong' },
  from(address),
];

/** Headers of a signed-in visitor behind a proxy that ends TLS. */
export async function signedIn(more: Parameters<typeof sessionCookie>[0]): Promise<Headers> {
  const cookie = (await sessionCookie(more)).replaceAll(/(^|; )mc/g, '$1__Host-mc');
  return { 'x-forwarded-proto': 'https', origin: `https://${HOST}`, cookie };
}

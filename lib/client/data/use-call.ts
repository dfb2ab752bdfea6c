// A call as a hook: the answer, the failure, and a way to try again; keys begin with merchant and language.
import 'client-only';
import useSWR, { type SWRConfiguration } from 'swr';
import { callApi } from '@/lib/client/api/call-api';
import { CallFailure } from '@/lib/client/api/call-failure';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import { useSession } from '@/lib/client/session/use-session';
import type { Call } from '@/lib/shared/calls/call';
import type { Failure } from '@/lib/shared/calls/envelope';
import { isSessionLost } from '@/lib/shared/errors/is-session-lost';

/** What a component sees of a call: neither loaded nor failed means that it is still on its way. */
export type CallState<Answer> = {
  /** An answer came; its value may be missing all the same. */
  readonly isLoaded: boolean;
  readonly value: Answer | undefined;
  readonly failure: Failure | undefined;
  /** A new attempt is running after a failure. */
  readonly isRetrying: boolean;
  readonly retry: () => void;
};

type Key = readonly [merchant: string, language: string, path: string, query: string, handle: string];

const MAX_RETRIES = 2;

async function fetchOrThrow<Request, Answer>(
  row: Call<Request, Answer>,
  query?: Request,
): Promise<{ answer: Answer }> {
  const result = await callApi(row, { query });
  if (!result.ok) {
    // Here and not in swr's onError: the relay clears the cookie with the very answer that says so, and a hook that has
    // seen the cookie go is no longer asked about its error. The region shows the rest itself.
    handleFailure(result, { silent: true });
    throw new CallFailure(result);
  }
  // Wrapped: to swr an undefined answer would be no answer at all.
  return { answer: result.value };
}

function failureOf(error: unknown): Failure | undefined {
  return error instanceof CallFailure ? error.failure : undefined;
}

/** swr hands over five things; only three of them matter here. */
const onErrorRetry: NonNullable<SWRConfiguration['onErrorRetry']> = (...given) => {
  const [error, , config, revalidate, { retryCount }] = given;
  const failure = failureOf(error);
  const isFinal = !failure || isSessionLost(failure) || (failure.status >= 400 && failure.status < 500);
  if (isFinal || retryCount > MAX_RETRIES) return;
  setTimeout(() => void revalidate({ retryCount }), config.errorRetryInterval * 2 ** (retryCount - 1));
};

const CONFIG = { revalidateOnFocus: false, errorRetryInterval: 3_000, onErrorRetry } as const;

function useKey(row: Call<never, unknown>, query: unknown, enabled: boolean): Key | null {
  const session = useSession();
  const isHydrated = useHydrated();
  const isDue = enabled && isHydrated && (row.auth === 'public' || session.state === 'member');
  if (!isDue) return null;
  const { merchant, language } = getPageFacts();
  const handle = session.state === 'member' && row.auth === 'member' ? session.info.token : '';
  return [merchant, language, row.path, JSON.stringify(query ?? null), handle];
}

/**
 * Makes a GET row's call while the component is shown. A row of auth `member` waits for a session. Not repeated on
 * focus, not tried again on 4xx and session codes; other failures are tried twice more.
 */
export function useCall<Request, Answer>(
  row: Call<Request, Answer>,
  query?: Request,
  { enabled = true }: { readonly enabled?: boolean } = {},
): CallState<Answer> {
  const key = useKey(row as Call<never, unknown>, query, enabled);
  const { data, error, isValidating, mutate } = useSWR(key, () => fetchOrThrow(row, query), CONFIG);
  const failure = failureOf(error);
  return {
    isLoaded: data !== undefined,
    value: data?.answer,
    failure,
    isRetrying: isValidating && failure !== undefined,
    retry: () => void mutate(),
  };
}

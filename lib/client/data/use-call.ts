import 'client-only';
import useSWR, { mutate, type SWRConfiguration } from 'swr';
import { callApi } from '@/lib/client/api/call-api';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import { getSession, getSessionHandle, subscribeSession } from '@/lib/client/session/session-store';
import { useSession } from '@/lib/client/session/use-session';
import type { Call } from '@/lib/shared/calls/call';
import type { Failure } from '@/lib/shared/calls/envelope';
import { isSessionLost } from '@/lib/shared/errors/action-of';

export type CallState<Answer> = {
  /** An answer is there; its value may still be undefined. */
  readonly isLoaded: boolean;
  readonly value: Answer | undefined;
  readonly failure: Failure | undefined;
  /** A new attempt runs after a failure. */
  readonly isRetrying: boolean;
  readonly retry: () => void;
};

export type CallOptions = {
  readonly enabled?: boolean;
  /** Nothing is fetched before `retry`. */
  readonly isLazy?: boolean;
};

// Swr's fetchers signal failure by throwing.
class CallFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.name = 'CallFailure';
    this.failure = failure;
  }
}

type Key = readonly [merchant: string, language: string, path: string, query: string, handle: string];

const MAX_RETRIES = 2;

async function fetchOrThrow<Request, Answer>(
  row: Call<Request, Answer>,
  query?: Request,
): Promise<{ answer: Answer }> {
  const result = await callApi(row, { query });
  if (!result.ok) {
    // Not in swr's onError: the same response clears the session cookie, and a hook without session gets no
    // onError.
    handleFailure(result, { silent: true });
    throw new CallFailure(result);
  }
  // Wrapped: swr takes undefined for no answer.
  return { answer: result.value };
}

function failureOf(error: unknown): Failure | undefined {
  return error instanceof CallFailure ? error.failure : undefined;
}

const onErrorRetry: NonNullable<SWRConfiguration['onErrorRetry']> = (...given) => {
  const [error, , config, revalidate, { retryCount }] = given;
  const failure = failureOf(error);
  const isFinal = !failure || isSessionLost(failure) || (failure.status >= 400 && failure.status < 500);
  if (isFinal || retryCount > MAX_RETRIES) return;
  setTimeout(() => void revalidate({ retryCount }), config.errorRetryInterval * 2 ** (retryCount - 1));
};

const CONFIG = { revalidateOnFocus: false, errorRetryInterval: 3_000, onErrorRetry } as const;

const LAZY_CONFIG = { ...CONFIG, revalidateOnMount: false, revalidateIfStale: false } as const;

// Answers of a session go when it ends or another one starts.
subscribeSession(() => {
  if (getSession().state === 'unknown') return;
  const handle = getSessionHandle();
  const isOfOther = (key: unknown) => Array.isArray(key) && ![undefined, '', handle].includes(key[4]);
  void mutate(isOfOther, undefined, { revalidate: false });
});

function useKey(row: Call<never, unknown>, query: unknown, enabled: boolean): Key | null {
  const session = useSession();
  const isHydrated = useHydrated();
  const isDue = enabled && isHydrated && (row.auth === 'public' || session.state === 'member');
  if (!isDue) return null;
  const { merchant, language } = getPageFacts();
  const handle = session.state === 'member' && row.auth === 'member' ? session.info.token : '';
  return [merchant, language, row.path, JSON.stringify(query ?? null), handle];
}

/** Calls a GET endpoint while the component is mounted; member endpoints wait for a session. No refetch on
 * focus, no retry on 4xx and session codes, two retries otherwise. */
export function useCall<Request, Answer>(
  row: Call<Request, Answer>,
  query?: Request,
  { enabled = true, isLazy = false }: CallOptions = {},
): CallState<Answer> {
  const key = useKey(row as Call<never, unknown>, query, enabled);
  const { data, error, isValidating, mutate } = useSWR(
    key,
    () => fetchOrThrow(row, query),
    isLazy ? LAZY_CONFIG : CONFIG,
  );
  const failure = failureOf(error);
  return {
    isLoaded: data !== undefined,
    value: data?.answer,
    failure,
    isRetrying: isValidating && failure !== undefined,
    retry: () => void mutate(),
  };
}

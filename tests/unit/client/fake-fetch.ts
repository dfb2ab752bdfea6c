// A fake network: answers by path, and records requests.

export type FetchCall = { url: string; init: RequestInit };
export type Answer = { status?: number; body?: unknown; traceId?: string; headers?: Record<string, string> };

const toResponse = ({ status = 200, body = { success: true }, traceId = '', headers = {} }: Answer) =>
  new Response(body === null || typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { ...headers, ...(traceId ? { 'x-app-trace-id': traceId } : {}) },
  });

/** Answers every request by `reply`; a thrown error is a broken connection. */
export function fakeFetch(reply: (path: string, calls: FetchCall) => Answer | Promise<Answer>) {
  const calls: FetchCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const one = { url: String(input), init };
    calls.push(one);
    return toResponse(await reply(one.url.split('?')[0] ?? '', one));
  });
  return calls;
}

/** Never answers: a request ends when the page aborts it. */
export const silentFetch = () =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      (_url, init) =>
        new Promise((_ok, fail) => init?.signal?.addEventListener('abort', () => fail(new Error('aborted')))),
    );

/** An answer that carries a value. */
export const success = (value: unknown, traceId = 'trace-1'): Answer => ({
  body: { success: true, value },
  traceId,
});

/** A refusal. */
export const failure = (
  errorCode: string,
  message = '',
  more: { status?: number; value?: unknown } = {},
): Answer => ({
  status: more.status ?? 200,
  body: { success: false, errorCode, message, value: more.value },
  traceId: 'trace-of-failure-12345678',
});

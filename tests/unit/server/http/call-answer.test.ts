import { toAnswer, toResponse } from '@/lib/server/http/call-answer';

const failure = { ok: false, code: 'busy', message: '', status: 503, traceId: 't1' } as const;

test('an answer is JSON, never stored, inert, with the trace id and its cookies (SEC-24, SEC-32, SEC-36, E2)', () => {
  const result = { ok: true, value: {}, traceId: 't1' } as const;
  const { headers } = toResponse(toAnswer({ status: 200, result }, '', ['a=1', 'b=2']));
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-app-trace-id': 't1',
  });
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('a success is the provider’s own text, or made from the value (provider-api §2)', async () => {
  const result = { ok: true, value: { a: 1 }, traceId: 't1' } as const;
  expect(
    await toResponse(
      toAnswer({ status: 200, result, text: '{"success":true,"value":{"a":1},"x":2}' }, ''),
    ).text(),
  ).toContain('"x":2');
  expect(await toResponse(toAnswer({ status: 200, result }, '')).json()).toEqual({
    success: true,
    value: { a: 1 },
  });
});

test.each([
  [{ ...failure, message: 'theirs' }, { message: 'theirs' }],
  [failure, { message: 'ours', generic: true }],
  [
    { ...failure, code: 'timeout' },
    { message: 'ours', errorCode: 'timeout' },
  ],
])(
  'a failure carries code, trace id and the message %#: the provider’s before ours, which is marked in its place (provider-api §5, FLT-47)',
  async (result, own) => {
    const response = toResponse(
      toAnswer({ status: 503, result: { ...result, value: { ga: true } } }, 'ours'),
    );
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      success: false,
      errorCode: 'busy',
      value: { ga: true },
      traceId: 't1',
      ...own,
    });
  },
);

test.each([
  [429, 'TOO_MANY_REQUESTS', undefined, '60'],
  [429, 'TOO_MANY_REQUESTS', 7, '7'],
  [503, 'unavailable', undefined, '5'],
  [503, 'busy', 7, null],
])(
  '%i %s of a provider with Retry-After %p names when to try again: %s (provider-api §5, FLT-30)',
  (status, code, retrySeconds, posted) => {
    const { headers } = toResponse(toAnswer({ status, result: { ...failure, code }, retrySeconds }, ''));
    expect(headers.get('retry-after')).toBe(posted);
  },
);

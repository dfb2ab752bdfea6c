import fc from 'fast-check';
import { readEnvelope } from '@/lib/shared/calls/envelope';
import { hostileJson } from '../support/hostile-json';

const at = (status: number, bare = false) => ({ status, traceId: 't1', bare });

test('reads the mark of a text that stands for any failure', () => {
  const body = { success: false, errorCode: 'x', message: 'Something went wrong.' };
  expect(readEnvelope({ ...body, generic: true }, at(200))).toMatchObject({ isGeneric: true });
  expect(readEnvelope({ ...body, generic: 'yes' }, at(200))).not.toHaveProperty('isGeneric');
});

test('reads a success (provider-api §2)', () => {
  expect(readEnvelope({ success: true, value: { a: 1 } }, at(200))).toEqual({
    ok: true,
    value: { a: 1 },
    traceId: 't1',
  });
  expect(readEnvelope({ success: true }, at(200))).toEqual({ ok: true, value: undefined, traceId: 't1' });
});

test.each([200, 201, 400, 401, 403, 404, 409, 500, 502, 503])(
  'reads a failure under status %i by its code (X6, X7, provider-api §2)',
  (status) => {
    const body = { success: false, errorCode: 'login.cred.err', message: 'No', value: { ga: true } };
    expect(readEnvelope(body, at(status))).toEqual({
      ok: false,
      code: 'login.cred.err',
      message: 'No',
      value: { ga: true },
      status,
      traceId: 't1',
    });
  },
);

test.each([
  [{ success: true, value: 1 }, 500, 'invalid_response'],
  [{ success: true, value: 1 }, 401, 'http_401'],
  [undefined, 401, 'http_401'],
  ['<html>', 401, 'http_401'],
  [{}, 401, 'http_401'],
  [{ success: false }, 200, 'unknown'],
  [{ success: false, errorCode: null }, 409, 'unknown'],
  [{ success: false, errorCode: null }, 401, 'http_401'],
  [{ success: false, errorCode: 4031 }, 200, '4031'],
  [{ success: false, errorCode: 'a b' }, 200, 'invalid_response'],
  [{ message: 'x' }, 404, 'invalid_response'],
  [{ errorCode: 'x' }, 404, 'x'],
  [undefined, 502, 'invalid_response'],
  [{ value: 1 }, 200, 'invalid_response'],
  [{ success: 'true', value: 1 }, 200, 'invalid_response'],
  [[1], 200, 'invalid_response'],
  [null, 200, 'invalid_response'],
  ['text', 200, 'invalid_response'],
])('reads %j under %i as %s (provider-api §2)', (body, status, code) => {
  expect(readEnvelope(body, at(status))).toMatchObject({ ok: false, code, status });
});

test('takes a bare body as the value, unless the status says failure (W6)', () => {
  expect(readEnvelope({ name: 'App' }, at(200, true))).toEqual({
    ok: true,
    value: { name: 'App' },
    traceId: 't1',
  });
  expect(readEnvelope({ name: 'App' }, at(404, true))).toMatchObject({ ok: false, code: 'invalid_response' });
});

test('no body makes it throw, and a failure has texts for code and message (FLT-10)', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostileJson,
        fc.record({ success: hostileJson, errorCode: hostileJson, message: hostileJson }),
      ),
      fc.integer({ min: 200, max: 599 }),
      (body, status) => {
        const result = readEnvelope(body, at(status));
        if (!result.ok)
          expect([typeof result.code, typeof result.message, result.code === '']).toEqual([
            'string',
            'string',
            false,
          ]);
      },
    ),
  );
});

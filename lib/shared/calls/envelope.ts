// The provider's answer envelope and its reading as a value with a code.

/** A call's outcome: failures are values with codes, never exceptions. */
export type Result<Value> = Success<Value> | Failure;

/** The call did what was asked. */
export type Success<Value> = { readonly ok: true; readonly value: Value; readonly traceId: string };

/** The call failed: the provider's or our own code, the text to show, what came with it. */
export type Failure = {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
  readonly value?: unknown;
  /** HTTP status, or 0 when no answer came. */
  readonly status: number;
  readonly traceId: string;
};

function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

// A code becomes a key of texts, a label of metrics and a word of the log.
const CODE = /^[\w.-]{1,64}$/;

function codeOf({ errorCode }: Record<string, unknown>, status: number): string {
  const code = textOf(errorCode);
  if (CODE.test(code)) return code;
  return code === '' && status === 401 ? 'http_401' : 'invalid_response';
}

/**
 * Reads a parsed body as a result: `success:false` under any status and every 4xx and 5xx are failures alike.
 * A body that is no envelope, and a code that is no word of 1 to 64 letters, digits, `_`, `.` and `-`, is `invalid_response`, unless the row is bare.
 */
export function readEnvelope<Value>(
  body: unknown,
  meta: { status: number; traceId: string; bare?: boolean },
): Result<Value> {
  const { status, traceId } = meta;
  const failed = status >= 400;
  if (meta.bare && !failed) return { ok: true, value: body as Value, traceId };
  if (status === 401 && !isRecord(body)) return { ok: false, code: 'http_401', message: '', status, traceId };
  if (!isRecord(body) || (typeof body.success !== 'boolean' && !failed)) {
    return { ok: false, code: 'invalid_response', message: '', status, traceId };
  }
  if (body.success === true && !failed) return { ok: true, value: body.value as Value, traceId };
  const code = codeOf(body, status);
  return { ok: false, code, message: textOf(body.message), value: body.value, status, traceId };
}

/** The same outcome with a success's value made into another; failures stay as they are. */
export function mapResult<From, To>(result: Result<From>, map: (value: From) => To): Result<To> {
  return result.ok ? { ...result, value: map(result.value) } : result;
}

// The provider's response envelope, parsed into a result with a code.
import { isRecord } from '@/lib/shared/is-record';

/** Result of a call: failures are values with codes, never exceptions. */
export type Result<Value> = Success<Value> | Failure;

export type Success<Value> = {
  readonly ok: true;
  readonly value: Value;
  readonly traceId: string;
  /** Seconds for which the site has had it. */
  readonly age?: number;
};

export type Failure = {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
  /** The message is the site's own, for any failure: the provider gave none for players. */
  readonly isGeneric?: true;
  readonly value?: unknown;
  /** HTTP status, or 0 without a response. */
  readonly status: number;
  readonly traceId: string;
};

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

// A code becomes a message key, a metric label and a log field.
const CODE = /^[\w.-]{1,64}$/;

/** Code of a refusal without one: its message is shown all the same. */
const NO_CODE = 'unknown';

function codeOf({ success, errorCode }: Record<string, unknown>, status: number): string {
  const code = typeof errorCode === 'number' ? String(errorCode) : textOf(errorCode);
  if (CODE.test(code)) return code;
  if (code !== '') return 'invalid_response';
  if (status === 401) return 'http_401';
  return success === false ? NO_CODE : 'invalid_response';
}

/** Parses a body. `success:false` and every 4xx and 5xx are failures; a refusal without a code is `unknown`; no envelope, or a malformed code, is `invalid_response`. */
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
  const failure = {
    ok: false,
    code,
    message: textOf(body.message),
    value: body.value,
    status,
    traceId,
  } as const;
  return body.generic === true ? { ...failure, isGeneric: true } : failure;
}

/** Maps the value of a success; failures stay as they are. */
export function mapResult<From, To>(result: Result<From>, map: (value: From) => To): Result<To> {
  return result.ok ? { ...result, value: map(result.value) } : result;
}

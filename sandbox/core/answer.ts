// The provider's envelope: success with a value, or an error with a code, each with a trace id.
import { randomBytes } from 'node:crypto';
import { CallError } from './call-error.ts';

/** Returns the trace id of the caller's traceparent, or a new one. */
export const toTraceId = (headers: Headers): string => {
  const match = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(headers.get('traceparent') ?? '');
  return match?.[1] ?? randomBytes(16).toString('hex');
};

const json = (body: unknown, status: number, headers: Record<string, string>): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const toSuccess = (value: unknown, cacheControl = 'no-store'): Response =>
  json({ success: true, value: value ?? null }, 200, { 'cache-control': cacheControl });

export const toBareSuccess = (value: unknown): Response =>
  json(value, 200, { 'cache-control': 'max-age=600' });

export const toFailure = (error: unknown): Response => {
  if (!(error instanceof CallError)) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return toFailure(new CallError('system.error', 'The system is busy.', { httpStatus: 500 }));
  }
  const { errorCode, message, value } = error;
  const body = { success: false, errorCode, message, ...(value === undefined ? {} : { value }) };
  return json(body, error.httpStatus, { 'cache-control': 'no-store', ...error.headers });
};

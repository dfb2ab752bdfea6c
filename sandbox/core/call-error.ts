// An error of the provider: code, message, and HTTP status.
export class CallError extends Error {
  errorCode: string;
  httpStatus: number;
  value: unknown;
  headers: Record<string, string>;

  constructor(
    errorCode: string,
    message: string,
    more: { httpStatus?: number; value?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.errorCode = errorCode;
    // Business errors have status 200, as at many real providers; protocol errors name their own.
    this.httpStatus = more.httpStatus ?? 200;
    this.value = more.value;
    this.headers = more.headers ?? {};
  }
}

/** Thrown to make the server cut the connection without an answer. */
export class Dropped extends Error {}

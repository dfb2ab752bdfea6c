// A "no" of the provider: an error code, a message for people, and the HTTP status it travels under.
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
    // Business refusals travel under 200, as many real providers do; protocol faults name their own status.
    this.httpStatus = more.httpStatus ?? 200;
    this.value = more.value;
    this.headers = more.headers ?? {};
  }
}

// What of a visitor's request goes to the provider.
import type { LanguageCode } from '@/lib/shared/locale/language-table';

/** The visitor behind a call; all of it is made by the server, none of it is taken from client headers unchecked. */
export type Visitor = {
  readonly userAgent: string;
  readonly language: LanguageCode;
  readonly address: string;
  readonly host: string;
  /** `http` or `https`. */
  readonly protocol: string;
  /** W3C trace context, made per request. */
  readonly traceparent: string;
};

/** The 32 hex digits in the middle of a traceparent: the trace id of our own answers and logs. */
export function traceIdOf(traceparent: string): string {
  return traceparent.split('-')[1] ?? '';
}

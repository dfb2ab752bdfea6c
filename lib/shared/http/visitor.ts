// Parts of a visitor's request that go to the provider.
import type { LanguageCode } from '@/lib/shared/locale/language-table';

/** Made by the server; no client header is used unchecked. */
export type Visitor = {
  readonly userAgent: string;
  readonly language: LanguageCode;
  readonly address: string;
  readonly host: string;
  readonly protocol: string;
  /** W3C trace context, made per request. */
  readonly traceparent: string;
};

/** Returns the 32 hex digits of a traceparent: the trace id of responses and logs. */
export function traceIdOf(traceparent: string): string {
  return traceparent.split('-')[1] ?? '';
}

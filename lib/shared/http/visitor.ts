import type { LanguageCode } from '@/lib/shared/locale/language-table';

/** Read access to request headers, case-insensitive: `Headers`, or the cheaper view of a Node request. */
export type HeaderReader = Pick<Headers, 'get' | 'has'>;

/** Made by the server; no client header is used unchecked. */
export type Visitor = {
  readonly userAgent: string;
  readonly language: LanguageCode;
  readonly address: string;
  readonly host: string;
  readonly protocol: string;
  readonly traceparent: string;
};

/** Returns the 32 hex digits of a traceparent: the trace id of responses and logs. */
export function traceIdOf(traceparent: string): string {
  return traceparent.split('-')[1] ?? '';
}

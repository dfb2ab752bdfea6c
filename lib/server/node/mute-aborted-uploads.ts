// Silences aborted uploads: Next reads bodies before middleware.ts runs, and prints a stack for each abort.
import 'server-only';
import { recordAbortedUpload } from '@/lib/server/platform/metrics/record-rejection';

function isBrokenUpload(value: unknown): boolean {
  return (
    value instanceof Error && value.message === 'aborted' && 'code' in value && value.code === 'ECONNRESET'
  );
}

/** Counts such errors instead of printing them; other output of Next continues. */
export function muteAbortedUploads(): void {
  const { console: printer } = globalThis;
  const print = printer.error.bind(printer);
  printer.error = (...values: unknown[]) => {
    if (values.length === 1 && isBrokenUpload(values[0])) recordAbortedUpload();
    else print(...values);
  };
}

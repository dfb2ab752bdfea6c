// Next reads a body before middleware.ts runs, and prints a stack for each that its client breaks off; nothing of the site can catch it there (SEC-29).
import 'server-only';
import { noteBrokenUpload } from '@/lib/server/http/note-broken-upload';

/** Whether a value is Node's error for a request whose connection closed before its end. */
function isBrokenUpload(value: unknown): boolean {
  return (
    value instanceof Error && value.message === 'aborted' && 'code' in value && value.code === 'ECONNRESET'
  );
}

/** From now on such errors are counted in place of being printed; everything else that Next prints goes on. */
export function muteBrokenUploads(): void {
  const { console: printer } = globalThis;
  const print = printer.error.bind(printer);
  printer.error = (...values: unknown[]) => {
    if (values.length === 1 && isBrokenUpload(values[0])) noteBrokenUpload();
    else print(...values);
  };
}

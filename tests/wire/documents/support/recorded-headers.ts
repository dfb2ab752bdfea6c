// Response headers as recorded: values that differ between responses, starts or builds are masked, names stay.
import type { TextAnswer } from '@/tests/wire/support/ask';

const MASK = '*';
const OF_THE_ANSWER = new Set(['age', 'content-length', 'date', 'etag', 'last-modified', 'x-app-trace-id']);
/** Only an answer that waited for the provider has it. */
const SOMETIMES = 'server-timing';

/** The status and every header of an answer, sorted by name; nonces, hashes, ports and what a build sets are masked. */
export function toRecordedHeaders(
  { status, headers }: TextAnswer,
  { port, provider }: { readonly port: number; readonly provider: string },
): Record<string, unknown> {
  const toRecorded = (value: string): string =>
    value
      .replaceAll(/'(nonce|sha256)-[^']+'/g, `'$1-${MASK}'`)
      .replaceAll(`:${new URL(provider).port}`, `:${MASK}`)
      .replaceAll(`:${port}`, `:${MASK}`)
      // Whichever of the provider's picture servers answered first.
      .replaceAll(`<http://localhost:${MASK}`, `<http://127.0.0.1:${MASK}`);
  const entries = Object.entries(headers)
    .filter(([name]) => name !== SOMETIMES)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value = '']) => {
      const recorded = Array.isArray(value) ? value.map(toRecorded) : toRecorded(value);
      return [name, OF_THE_ANSWER.has(name) ? MASK : recorded];
    });
  return { status, ...Object.fromEntries(entries) };
}

// The headers that a collector asks for, as OTEL_EXPORTER_OTLP_HEADERS writes them.
import 'server-only';

/** Parses `name=value,name=value`, with values by percent encoding. */
export function toOtlpHeaders(text = ''): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
    }),
  );
}

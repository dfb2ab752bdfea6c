import { SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { parseEnv } from '@/lib/server/platform/env';
import { makeTracer } from '@/lib/server/platform/tracing/open-telemetry';
import {
  findTraceparent,
  flushSpans,
  runInTrace,
  setSpanFacts,
  setTracer,
  startSpan,
  withSpan,
} from '@/lib/server/platform/tracing/tracing';

const REQUIRED = { MERCHANTS: 'x', SESSION_SECRET: 'a secret of the tests that is long enough' };
const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7';

// Spans sent to a collector; the real exporter is tested on a built site.
const mockSent: ReadableSpan[] = [];
const mockHeaders: unknown[] = [];
jest.mock('@opentelemetry/exporter-trace-otlp-http', () => ({
  OTLPTraceExporter: class {
    constructor({ headers }: { readonly headers: unknown }) {
      mockHeaders.push(headers);
    }
    export(spans: ReadableSpan[], done: (result: { code: number }) => void): void {
      mockSent.push(...spans);
      done({ code: 0 });
    }
  },
}));

const toSettings = (more: Record<string, string> = {}) => ({
  env: parseEnv({ ...REQUIRED, ...more }),
  ...{ endpoint: 'http://127.0.0.1:4318', version: '1', instance: 'web-1:3000' },
});

test('without a tracer work runs unchanged, and there is no trace (B53)', async () => {
  expect(startSpan({ name: 'x' })).toBeUndefined();
  const seen = await withSpan({ name: 'x' }, async (span) => [span, findTraceparent()]);
  expect(seen).toEqual([undefined, undefined]);
  expect(runInTrace(`${PARENT}-01`, findTraceparent)).toBeUndefined();
  await flushSpans();
});

test('spans inside each other arrive as parent and child, with attributes and the kind of an error (B53)', async () => {
  setTracer(await makeTracer(toSettings()));
  const failing = withSpan({ name: 'outer', kind: 'server', parent: `${PARENT}-01` }, async () => {
    setSpanFacts({ merchant: 'one', absent: undefined });
    await withSpan({ name: 'inner' }, async () => undefined);
    throw new TypeError('names a player');
  });
  await expect(failing).rejects.toThrow(TypeError);
  await flushSpans();
  const [inner, outer] = mockSent;
  expect([outer?.name, outer?.parentSpanContext?.spanId]).toEqual(['outer', '00f067aa0ba902b7']);
  expect(outer?.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(outer?.attributes).toEqual({ merchant: 'one', 'error.type': 'TypeError' });
  expect(outer?.resource.attributes).toMatchObject({
    'service.name': 'site',
    'service.instance.id': 'web-1:3000',
  });
  expect([inner?.name, inner?.parentSpanContext?.spanId]).toEqual(['inner', outer?.spanContext().spanId]);
});

test.each([
  ['always_on', '1', '00', '01'],
  ['always_off', '1', '01', '00'],
  ['traceidratio', '0', '01', '00'],
  ['traceidratio', '1', '00', '01'],
  ['parentbased_always_on', '1', '01', '01'],
  ['parentbased_always_on', '1', '00', '00'],
  ['parentbased_always_off', '1', undefined, '00'],
  ['parentbased_traceidratio', '0', '01', '01'],
  ['parentbased_traceidratio', '0', undefined, '00'],
])('%s with %s below a parent with %s sends on %s (B53)', async (name, share, given, sent) => {
  const tracer = await makeTracer(toSettings({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }));
  const span = tracer.start({ name: 'x', parent: given && `${PARENT}-${given}` });
  expect(span.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-\d\d$/);
  expect(span.traceparent.slice(-2)).toBe(sent);
  expect(span.traceparent.includes(PARENT.slice(3, 35))).toBe(given !== undefined);
});

test('headers for the collector are decoded, and a percent sign that is no escape stops no start (B53)', async () => {
  await makeTracer(toSettings({ OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b=,share=100%' }));
  expect(mockHeaders.at(-1)).toEqual({ 'api-key': 'a b=', share: '100%' });
});

// Spans of a request's work. Without OTEL_EXPORTER_OTLP_ENDPOINT no tracer is loaded, and work runs as it is.
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { settleBy } from '@/lib/server/platform/time-budget';

/** Attributes; undefined ones are left out. They never hold a query, a body or anything of a player. */
export type SpanFacts = Readonly<Record<string, string | number | boolean | undefined>>;

export type Span = {
  /** W3C trace context of this span: the parent of what happens inside it. */
  readonly traceparent: string;
  readonly rename: (name: string) => void;
  readonly set: (facts: SpanFacts) => void;
  /** Marks an error by its kind, never by its message. */
  readonly fail: (kind: string) => void;
  readonly end: () => void;
};

export type SpanOptions = {
  readonly name: string;
  /** `server` answers a request, `client` waits for another system. */
  readonly kind?: 'server' | 'client' | 'internal';
  /** A traceparent; the current span's by default. */
  readonly parent?: string;
  readonly facts?: SpanFacts;
};

export type Tracer = {
  readonly start: (options: SpanOptions) => Span;
  /** Sends what is collected. Never rejects. */
  readonly flush: () => Promise<unknown>;
};

type Current = { readonly traceparent: string; readonly span?: Span };

const getState = () =>
  getProcessSingleton('tracing', () => ({
    tracer: undefined as Tracer | undefined,
    current: new AsyncLocalStorage<Current>(),
  }));

const FLUSH_MS = 1_000;

/** Sets the tracer of this process. */
export function setTracer(tracer: Tracer): void {
  getState().tracer = tracer;
}

/** Returns the current span's trace context; undefined outside a request, and where no tracer is set. */
export function findTraceparent(): string | undefined {
  return getState().tracer && getState().current.getStore()?.traceparent;
}

/** Starts a span, which the caller ends; undefined where no tracer is set. */
export function startSpan(options: SpanOptions): Span | undefined {
  const { tracer } = getState();
  return tracer?.start({ ...options, parent: options.parent ?? findTraceparent() });
}

/** Runs work inside a span. */
export function runInSpan<Value>(span: Span, run: () => Value): Value {
  return getState().current.run({ traceparent: span.traceparent, span }, run);
}

/** Runs work below a span that another place has started. */
export function runInTrace<Value>(traceparent: string | undefined, run: () => Value): Value {
  const { tracer, current } = getState();
  return tracer && traceparent !== undefined ? current.run({ traceparent }, run) : run();
}

/** Runs work inside a span of its own, which ends with it; without one where no tracer is set. Rejects as `run`. */
export function withSpan<Value>(
  options: SpanOptions,
  run: (span: Span | undefined) => Promise<Value>,
): Promise<Value> {
  const span = startSpan(options);
  return span ? runAndEnd(span, run) : run(undefined);
}

async function runAndEnd<Value>(span: Span, run: (span: Span) => Promise<Value>): Promise<Value> {
  try {
    return await runInSpan(span, () => run(span));
  } catch (error) {
    span.fail(error instanceof Error ? error.name : 'Error');
    throw error;
  } finally {
    span.end();
  }
}

/** Adds attributes to the current span, if any. */
export function setSpanFacts(facts: SpanFacts): void {
  if (getState().tracer) getState().current.getStore()?.span?.set(facts);
}

/** Sends collected spans before the process ends, within a second. Never rejects. */
export async function flushSpans(): Promise<void> {
  const { tracer } = getState();
  if (tracer) await settleBy(tracer.flush(), performance.now() + FLUSH_MS);
}

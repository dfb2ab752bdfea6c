// A collector's stand-in: takes OTLP over http as JSON, and fails a request that is anything else.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type WireValue = {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly boolValue?: boolean;
};
type WireAttributes = readonly { readonly key: string; readonly value: WireValue }[];
type WireSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: WireAttributes;
  readonly status: { readonly code?: number };
};
type WireExport = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: WireAttributes };
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[];
  }[];
};

type Facts = Readonly<Record<string, unknown>>;

export type ReceivedSpan = Pick<WireSpan, 'traceId' | 'spanId' | 'parentSpanId' | 'name' | 'kind'> & {
  readonly isError: boolean;
  readonly facts: Facts;
  readonly resource: Facts;
};

const toFacts = (attributes: WireAttributes): Facts =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const ERROR = 2;
const HEX = { trace: /^[0-9a-f]{32}$/, span: /^[0-9a-f]{16}$/ };

function parseSpan(span: WireSpan, resource: Facts): ReceivedSpan {
  const { traceId, spanId, parentSpanId, name, kind } = span;
  if (!HEX.trace.test(traceId) || !HEX.span.test(spanId)) throw new Error(`bad ids ${traceId} ${spanId}`);
  if (parentSpanId && !HEX.span.test(parentSpanId)) throw new Error(`bad parent ${parentSpanId}`);
  if (BigInt(span.endTimeUnixNano) < BigInt(span.startTimeUnixNano)) throw new Error('ends before it starts');
  const isError = span.status.code === ERROR;
  return { traceId, spanId, parentSpanId, name, kind, isError, facts: toFacts(span.attributes), resource };
}

function parseExport(text: string): ReceivedSpan[] {
  const { resourceSpans } = JSON.parse(text) as WireExport;
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) => spans.map((span) => parseSpan(span, toFacts(resource.attributes)))),
  );
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
}

export type Collector = {
  readonly endpoint: string;
  readonly spans: readonly ReceivedSpan[];
  /** Everything that arrived, as text. */
  readonly texts: readonly string[];
  readonly headers: readonly IncomingMessage['headers'][];
  /** Lines that the collector could not parse. */
  readonly faults: readonly unknown[];
  readonly close: () => void;
};

/** Starts one on a free port; with `isSilent` it reads and never answers. */
export async function startCollector({ isSilent = false } = {}): Promise<Collector> {
  const [spans, texts, headers, faults]: [ReceivedSpan[], string[], IncomingMessage['headers'][], unknown[]] =
    [[], [], [], []];
  const server = createServer(async (request, response) => {
    const text = await readText(request);
    texts.push(text);
    headers.push(request.headers);
    try {
      if (request.method !== 'POST' || request.url !== '/v1/traces') throw new Error(`asked ${request.url}`);
      if (request.headers['content-type'] !== 'application/json') throw new Error('no JSON');
      spans.push(...parseExport(text));
    } catch (error) {
      faults.push(error);
    }
    if (!isSilent)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"partialSuccess":{}}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { endpoint: `http://127.0.0.1:${port}`, spans, texts, headers, faults, close };
}

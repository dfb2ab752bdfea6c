// One request of the site to itself, which renders a page for everybody: without cookies, without an authorization (QUALITY §4).
import 'server-only';
import { Agent, type IncomingMessage, request } from 'node:http';
import { getEnv } from '@/lib/server/env';
import { getSingle } from '@/lib/server/single';

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_SOCKETS = 64;

/** A rendered answer as Next gave it. */
export type Rendered = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
};

const getAgent = () => getSingle('own-agent', () => new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS }));

/** Where this process listens; by default where the environment says. */
const getPlace = () => getSingle('own-port', () => ({ port: getEnv().PORT }));

/** Tells the port that was taken, where the environment left it open. */
export function setOwnPort(port: number): void {
  getPlace().port = port;
}

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BYTES) throw new Error('the page is too large to be kept');
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}

/** Renders a target (path and query) with these headers. @throws when nothing comes within 20 s, or more than 8 MiB. */
export async function fetchPage(target: string, headers: Headers): Promise<Rendered> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const sent = request({
    host: '127.0.0.1',
    port: getPlace().port,
    path: target,
    headers: Object.fromEntries(headers),
    agent: getAgent(),
    signal,
  });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject).end();
  });
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await readBody(answer) };
}

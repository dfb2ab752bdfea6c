// Renders a shared page by an internal render request, without cookies and Authorization.
import 'server-only';
import { type IncomingMessage, request } from 'node:http';
import { connectInternally } from '@/lib/server/pages/render/internal-server';
import { readBytes } from '@/lib/server/platform/connection/read-bytes';

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 8 * 1024 * 1024;

export type Rendered = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
};

/** Renders a target (path and query) with these headers. @throws after 20 s without a response, or above 8 MiB. */
export async function fetchPage(
  target: string,
  headers: Readonly<Record<string, string>>,
): Promise<Rendered> {
  const sent = request({
    path: target,
    headers,
    createConnection: connectInternally,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject).end();
  });
  const body = await readBytes(answer, MAX_BYTES);
  if (!body) throw new Error('the page is too large to be kept');
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}

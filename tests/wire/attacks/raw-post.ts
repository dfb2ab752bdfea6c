// POSTs as raw bytes: an unchanged Host, and bodies that end before their announced length.
import { connect } from 'node:net';
import { askRaw } from '@/tests/wire/support/ask';

export type RawPost = {
  readonly port: number;
  readonly path: string;
  readonly body: string;
  /** Bytes that the header announces; those of the body by default. */
  readonly length?: number;
};

const HOST = 'aurora.localhost';

function toBytes({ port, path, body, length = Buffer.byteLength(body) }: RawPost): string {
  return [
    `POST ${path} HTTP/1.1`,
    `Host: ${HOST}:${port}`,
    `Origin: http://${HOST}:${port}`,
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    '',
    body,
  ].join('\r\n');
}

/** Sends the announced part of a body, then closes the connection without waiting for an answer. */
export function breakOff(post: RawPost): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(post.port, '127.0.0.1', () => {
      socket.write(toBytes(post), () => setTimeout(() => socket.resetAndDestroy(), 20));
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
}

/** Returns the status of a request with this raw Host. */
export async function statusWithHost(port: number, host: string, path: string): Promise<number> {
  const text = await askRaw(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
}

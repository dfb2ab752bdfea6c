// Requests as a test makes them: any Host, any header, and raw bytes where HTTP clients would correct them.
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export type BytesAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
};

export type TextAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

export type Question = {
  readonly port: number;
  readonly host?: string;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string | Buffer;
};

/** As ask, with the body's bytes. */
export function askBytes({
  port,
  host = 'aurora.localhost',
  path = '/m/home',
  method = 'GET',
  headers = {},
  body,
}: Question): Promise<BytesAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method,
        agent: false,
        headers: { Host: `${host}:${port}`, ...headers },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            bytes: Buffer.concat(parts),
          }),
        );
        answer.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Sends one request; follows no redirect and leaves the path unchanged. */
export async function ask(question: Question): Promise<TextAnswer> {
  const { bytes, ...answer } = await askBytes(question);
  return { ...answer, text: bytes.toString() };
}

/** Sends bytes as they are and reads until the other side closes. */
export function askRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

/** Headers of a POST by a page of the same origin. */
export function ownPost(port: number, host = 'aurora.localhost'): Record<string, string> {
  return {
    Origin: `http://${host}:${port}`,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/json',
  };
}

/** The name=value pairs of an answer's Set-Cookie lines, as a Cookie header. */
export function cookiesOf({ headers }: TextAnswer): string {
  return (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
}

/** Signs a demo player in and returns the cookies. */
export async function signIn(port: number, host = 'aurora.localhost', username = 'lan'): Promise<string> {
  const body = JSON.stringify({ type: 'username', username, password: 'Passw0rd!' });
  const answer = await ask({
    port,
    host,
    path: '/wps/session/login',
    method: 'POST',
    headers: ownPost(port, host),
    body,
  });
  if (answer.status !== 200 || !answer.text.includes('"success":true'))
    throw new Error(`sign-in failed: ${answer.text}`);
  return cookiesOf(answer);
}

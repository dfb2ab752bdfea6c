// Requests through the balancer, as visitors of many addresses make them.
import type { IncomingHttpHeaders } from 'node:http';
import { type Agent, type RequestOptions, request } from 'node:https';

/** Without a complete response `status` is 0 and `fault` is the reason; `ms` runs to the last byte. */
export type TlsAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly ms: number;
  readonly fault: string;
};

export type TlsQuestion = {
  readonly port: number;
  readonly path: string;
  readonly method?: string;
  readonly cookie?: string;
  readonly body?: string;
  /** The visitor, as the last number of a loopback address: limits count visitors. */
  readonly visitor?: number;
  readonly headers?: Record<string, string>;
  readonly agent?: Agent | false;
};

const HOST = 'aurora.localhost';

/** A call that changes something at the provider, and so is sent once. */
export const POST = {
  path: '/wps/relay/S2S_events',
  method: 'POST',
  body: JSON.stringify({
    events: JSON.stringify([
      {
        name: 'viewContent',
        eventId: '0123456789abcdef',
        time: '2026-01-01T00:00:00.000Z',
        consent: 'denied',
      },
    ]),
  }),
} as const;

function toOptions(question: TlsQuestion): RequestOptions {
  const { port, path, method = 'GET', cookie, visitor = 1, headers, agent = false } = question;
  const origin = `https://${HOST}:${port}`;
  const own = { Origin: origin, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };
  return {
    host: '127.0.0.1',
    localAddress: `127.0.0.${visitor}`,
    port,
    path,
    method,
    agent,
    servername: HOST,
    rejectUnauthorized: false,
    headers: {
      Host: `${HOST}:${port}`,
      ...(method === 'GET' ? {} : own),
      ...(cookie ? { Cookie: cookie } : {}),
      ...headers,
    },
  };
}

/** Asks once and never throws. */
export function askTls(question: TlsQuestion): Promise<TlsAnswer> {
  const from = performance.now();
  const spent = () => performance.now() - from;
  return new Promise((resolve) => {
    const fail = (error: Error) =>
      resolve({ status: 0, headers: {}, text: '', ms: spent(), fault: error.message });
    const call = request(toOptions(question), (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, ms: spent(), fault: '' }),
      );
      answer.on('error', fail);
    });
    call.on('error', fail);
    call.end(question.body);
  });
}

/** Signs a demo player in and returns the Cookie header of the session. */
export async function signInTls(port: number, visitor: number): Promise<string> {
  const body = JSON.stringify({ type: 'username', username: 'lan', password: 'Passw0rd!' });
  const path = '/wps/session/login';
  const { headers, text } = await askTls({ port, path, method: 'POST', body, visitor });
  if (!text.includes('"success":true')) throw new Error(`sign-in failed: ${text}`);
  return (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
}

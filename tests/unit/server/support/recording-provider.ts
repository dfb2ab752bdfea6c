// A small provider over real HTTP: answers by a map of "METHOD path", records raw requests, opens sealed bodies, and misbehaves on demand.
import {
  constants,
  createDecipheriv,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A received request. */
export type Recorded = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly names: readonly string[];
  readonly text: string;
};

/** The response to a request: `after` an event, or delayed by `delayMs`. `drop` closes the connection before the headers, `cut` within the body. */
export type Plan = {
  readonly status?: number;
  readonly headers?: Record<string, string | string[]>;
  readonly json?: unknown;
  readonly text?: string;
  readonly after?: Promise<unknown>;
  readonly delayMs?: number;
  readonly drop?: boolean;
  readonly cut?: boolean;
};

export type Answer = Plan | ((request: Recorded) => Plan);

export const ok = (value: unknown, more: Plan = {}): Plan => ({ ...more, json: { success: true, value } });
export const failed = (errorCode: string, status = 200, more: Record<string, unknown> = {}): Plan => ({
  status,
  json: { success: false, errorCode, message: `text of ${errorCode}`, ...more },
});

const KEY_CALL = 'GET /wps/session/key/rsa';

async function record(request: IncomingMessage): Promise<Recorded> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const url = new URL(request.url ?? '/', 'http://provider');
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    names: request.rawHeaders.filter((_, at) => at % 2 === 0),
    text: Buffer.concat(parts).toString('utf8'),
  };
}

async function reply(response: ServerResponse, plan: Plan): Promise<void> {
  await plan.after;
  if (plan.delayMs) await wait(plan.delayMs, undefined, { ref: false });
  if (plan.drop) return void response.destroy();
  const text = plan.text ?? (plan.json === undefined ? '' : JSON.stringify(plan.json));
  response.writeHead(plan.status ?? 200, { 'content-type': 'application/json', ...plan.headers });
  if (!plan.cut) return void response.end(text);
  response.write(text.slice(0, Math.ceil(text.length / 2)));
  setImmediate(() => response.destroy());
}

function openSealed(privateKey: KeyObject, { headers, text }: Recorded): unknown {
  const options = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const key = privateDecrypt(options, Buffer.from(String(headers['x-rsa']), 'base64'));
  const sealed = Buffer.from((JSON.parse(text) as { value: string }).value, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return JSON.parse(
    Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8'),
  );
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a provider with its own RSA key. `answers` may change at any time; other calls get `not.found`. */
export async function startProvider(answers: Record<string, Answer> = {}) {
  const requests: Recorded[] = [];
  let left = 0;
  const makePair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
  // Made when it is asked for: it costs more than most tests, and few of them seal anything.
  let pair: ReturnType<typeof makePair> | undefined;
  const ownPair = () => {
    pair ??= makePair();
    return pair;
  };
  const keyPlan = (): Plan => ok(ownPair().publicKey.export({ type: 'spki', format: 'pem' }));
  const server = createServer(async (request, response) => {
    const recorded = await record(request);
    requests.push(recorded);
    response.once('close', () => {
      if (!response.writableFinished) left += 1;
    });
    const name = `${recorded.method} ${recorded.path}`;
    const answer = answers[name] ?? (name === KEY_CALL ? keyPlan() : failed('not.found', 404));
    await reply(response, typeof answer === 'function' ? answer(recorded) : answer);
  });
  const origin = await listen(server);
  return {
    origin,
    answers,
    requests,
    callsTo: (path: string) => requests.filter((request) => request.path === path),
    last: () => requests.at(-1) as Recorded,
    open: (request: Recorded) => openSealed(ownPair().privateKey, request),
    rotateKey: () => {
      pair = undefined;
    },
    /** How many callers went away before they had their answer. */
    left: () => left,
    reset: () => {
      requests.length = 0;
      left = 0;
      for (const name of Object.keys(answers)) delete answers[name];
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Provider = Awaited<ReturnType<typeof startProvider>>;

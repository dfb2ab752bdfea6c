// Connection faults of a provider: each handles the bytes of a request or of its response.
import type { Socket } from 'node:net';

/** A connection through the proxy, as a fault sees it. */
export type Link = {
  readonly near: Socket;
  /** Sends on to the real server. */
  readonly pass: (bytes: Buffer) => void;
  /** So many bytes of the current answer still go through; undefined before its first. */
  left?: number;
};

export type Fault = {
  /** At a connection that was just made. */
  readonly accept?: (near: Socket) => void;
  /** Bytes from the caller; they are passed on where this is left out. */
  readonly ask?: (link: Link, bytes: Buffer) => void;
  /** Bytes of the real answer; they are passed on where this is left out. */
  readonly answer?: (link: Link, bytes: Buffer) => void;
  /** The answer is whole, if late or a refusal: its connection may be used again. */
  readonly isWhole?: boolean;
};

const HEAD_END = '\r\n\r\n';
const JSON_HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const BODY = '{"success":true,"value":{"a":1}}';
const WHOLE = `${JSON_HEAD}Content-Length: ${BODY.length}${HEAD_END}${BODY}`;

/** The first line of an HTTP request, where bytes begin one. */
export const firstLineOf = (bytes: Buffer): string | undefined =>
  /^(?:GET|POST|PUT|DELETE) \S+ HTTP\/1\.1/.exec(bytes.toString('latin1', 0, 2048))?.[0];

const reset = (near: Socket): void => void near.resetAndDestroy();
const close = (near: Socket): void => void near.end();
const hold = (): void => undefined;

/** Answers every request without a provider, and then does something to the connection. */
function write(text: string, then: (near: Socket) => void = hold, isWhole = false): Fault {
  const ask = ({ near }: Link, bytes: Buffer): void => {
    if (firstLineOf(bytes)) near.write(text, 'latin1', () => then(near));
  };
  return { ask, isWhole };
}

/** Passes the headers and that many bytes of the real body, and then does something to the connection. */
function cut(bodyBytes: number, then: (near: Socket) => void = hold): Fault {
  const answer = (link: Link, bytes: Buffer): void => {
    link.left ??= bytes.indexOf(HEAD_END) + HEAD_END.length + bodyBytes;
    const part = bytes.subarray(0, link.left);
    link.left -= part.length;
    if (part.length > 0) link.near.write(part, () => link.left === 0 && then(link.near));
  };
  return { answer };
}

function dribble(near: Socket, bytes: Buffer, everyMs: number): void {
  let at = 0;
  const timer = setInterval(() => {
    if (near.writable && at < bytes.length) near.write(bytes.subarray(at, at + 1));
    else clearInterval(timer);
    at += 1;
  }, everyMs).unref();
}

function trickle(everyMs: number): Fault {
  const answer = (link: Link, bytes: Buffer): void => {
    const head = link.left === undefined ? bytes.indexOf(HEAD_END) + HEAD_END.length : 0;
    link.left = 0;
    link.near.write(bytes.subarray(0, head));
    dribble(link.near, bytes.subarray(head), everyMs);
  };
  return { answer };
}

/** Delays every byte by this long, in both directions. */
export function delay(ms: number): Fault {
  return {
    ask: (link, bytes) => void setTimeout(() => link.pass(bytes), ms).unref(),
    answer: ({ near }, bytes) => void setTimeout(() => near.writable && near.write(bytes), ms).unref(),
    isWhole: true,
  };
}

/** A valid HTTP response with wrong content. */
export function refusal(status: 502 | 503, body: string, type = 'application/json'): Fault {
  const head = `HTTP/1.1 ${status} Busy\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}`;
  return write(`${head}${HEAD_END}${body}`, hold, true);
}

/** A stopped process (SIGSTOP): it accepts every byte, and handles all of them after `resume`. */
export function stopped(): { readonly fault: Fault; readonly resume: () => void } {
  const waiting: (() => void)[] = [];
  const ask = ({ near, pass }: Link, bytes: Buffer): void => {
    waiting.push(() => near.writable && pass(bytes));
  };
  const resume = (): void => {
    for (const goOn of waiting.splice(0)) goOn();
  };
  return { fault: { ask, isWhole: true }, resume };
}

export const PASS: Fault = { isWhole: true };

export const FAULTS = {
  resetOnAccept: { accept: reset, ask: ({ near }) => reset(near) },
  resetOnAsk: { ask: ({ near }) => reset(near) },
  silent: { ask: hold },
  stalls: cut(9),
  trickles: trickle(1_000),
  resetsMidBody: cut(9, reset),
  endsEarly: cut(9, close),
  cutChunk: write(`${JSON_HEAD}Transfer-Encoding: chunked${HEAD_END}100\r\n${BODY}`, close),
  noLastChunk: write(
    `${JSON_HEAD}Transfer-Encoding: chunked${HEAD_END}${BODY.length.toString(16)}\r\n${BODY}\r\n`,
    close,
  ),
  garbage: write('\u0000\u00ff\u0016\u0003\u0001 no protocol at all \u0007\r\n\r\n'),
  lengthTooLong: write(`${JSON_HEAD}Content-Length: 999${HEAD_END}${BODY}`, close),
  lengthTooShort: write(`${JSON_HEAD}Content-Length: 12${HEAD_END}${BODY}`),
  lengthOfTwo: write(`${JSON_HEAD}Content-Length: 32\r\nContent-Length: 12${HEAD_END}${BODY}`),
  halfToTheEnd: write(`${JSON_HEAD}Connection: close${HEAD_END}${BODY.slice(0, 20)}`, close),
  http09: write(BODY, close),
  twice: write(`${WHOLE}${WHOLE.replace('"a":1', '"a":2')}`),
} as const satisfies Record<string, Fault>;

// Time and size limits of an HTTP server, and the answers to requests that break them: the Node server, or Next's under `next start` (SEC-104, SEC-105).
import 'server-only';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isAnswering } from '@/lib/server/node/in-order';
import { CONNECTION_LIMITS, limitConnections } from '@/lib/server/node/limit-connections';
import { countInstances } from '@/lib/server/platform/process/count-instances';
import { HOSTLESS_HEADERS } from '@/lib/shared/http/security-headers';

const LIMITS_FILE = '/proc/self/limits';
const OWN_FILES = 64;
/** A request to a provider needs a second connection. */
const FILES_BY_CONNECTION = 2;
const LEAST = 16;

/** Returns the soft limit of open files from Linux's text; Infinity where it has none. Node raises it to the hard limit at start. */
export function parseFileLimit(limits: string): number {
  const [, softLimit] = /^Max open files\s+(\d+|unlimited)/m.exec(limits) ?? [];
  return softLimit === undefined || softLimit === 'unlimited' ? Number.POSITIVE_INFINITY : Number(softLimit);
}

function readLimits(): string {
  try {
    return readFileSync(LIMITS_FILE, 'utf8');
  } catch {
    return '';
  }
}

/** Returns how many connections leave enough files to serve them: half of the limit, at most `most`. */
export function mostConnections(most: number, limits = readLimits()): number {
  const capacity = Math.floor((parseFileLimit(limits) - OWN_FILES) / FILES_BY_CONNECTION);
  return Math.max(Math.min(most, capacity), LEAST);
}

export const SERVER_LIMITS = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 35_000,
  keepAliveMs: 70_000,
  requestsPerSocket: 1_000,
  connections: 20_000,
};

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers a request that Node cannot parse, or that is too large or too slow, as Node does, but with the site's headers (SEC-85). */
function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  const headers = [...HOSTLESS_HEADERS, { key: 'Connection', value: 'close' }];
  const lines = headers.map(({ key, value }) => `${key}: ${value}\r\n`).join('');
  if (socket.writable && !isAnswering(socket))
    socket.write(`HTTP/1.1 ${STATUS[code] ?? '400 Bad Request'}\r\n${lines}\r\n`);
  socket.destroy();
}

/** Sets the limits; without a trusted proxy also connections per address, divided by the instances of the port. */
export function limitServer(server: Server, trustedHops: number): void {
  server.headersTimeout = SERVER_LIMITS.headersTimeoutMs;
  server.requestTimeout = SERVER_LIMITS.requestTimeoutMs;
  server.keepAliveTimeout = SERVER_LIMITS.keepAliveMs;
  server.maxRequestsPerSocket = SERVER_LIMITS.requestsPerSocket;
  server.maxConnections = mostConnections(SERVER_LIMITS.connections);
  // An unknown expectation may be ignored (RFC 9110 §10.1.1); Node's own 417 would pass by the order and the limits of requests.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', answerUnreadable);
  if (trustedHops > 0) return;
  const byAddress = Math.ceil(CONNECTION_LIMITS.byAddress / countInstances());
  limitConnections(server, { ...CONNECTION_LIMITS, byAddress });
}

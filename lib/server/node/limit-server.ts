// Time and size limits of an HTTP server: the Node server, or Next's under `next start` (SEC-104, SEC-105).
import 'server-only';
import type { Server } from 'node:http';
import { CONNECTION_LIMITS, limitConnections } from '@/lib/server/node/limit-connections';
import { countInstances } from '@/lib/server/platform/count-instances';
import { mostConnections } from '@/lib/server/platform/open-files';

export const SERVER_LIMITS = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 35_000,
  keepAliveMs: 70_000,
  requestsPerSocket: 1_000,
  connections: 20_000,
};

/** Sets the limits; without a trusted proxy also connections per address, divided by the instances of the port. */
export function limitServer(server: Server, trustedHops: number): void {
  server.headersTimeout = SERVER_LIMITS.headersTimeoutMs;
  server.requestTimeout = SERVER_LIMITS.requestTimeoutMs;
  server.keepAliveTimeout = SERVER_LIMITS.keepAliveMs;
  server.maxRequestsPerSocket = SERVER_LIMITS.requestsPerSocket;
  server.maxConnections = mostConnections(SERVER_LIMITS.connections);
  if (trustedHops > 0) return;
  const byAddress = Math.ceil(CONNECTION_LIMITS.byAddress / countInstances());
  limitConnections(server, { ...CONNECTION_LIMITS, byAddress });
}

// The name of this process in logs and traces.
import 'server-only';
import cluster from 'node:cluster';
import { hostname } from 'node:os';
import { readEnvValue } from '@/lib/server/platform/env-value';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

const DEFAULT_PORT = '3000';

function makeName(): string {
  const place = `${hostname()}:${readEnvValue('PORT') || DEFAULT_PORT}`;
  return cluster.worker ? `${place}/${cluster.worker.id}` : place;
}

/** Returns host and port of this process, and its number where several serve the port: `web-1:3000/2`. */
export function getInstanceName(): string {
  return getProcessSingleton('instance-name', makeName);
}

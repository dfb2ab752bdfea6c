// The ports at which the site is published; any other port in a Host header is not trusted (SEC-114).
import 'server-only';
import { getEnv } from '@/lib/server/platform/env';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

const getListening = () => getProcessSingleton('listening-port', () => ({ port: getEnv().PORT }));

/** Records the port that the system chose for PORT=0. */
export function setListeningPort(port: number): void {
  getListening().port = port;
}

/** Returns whether a port of a Host header is the listening port or one of SITE_PORTS. */
export function isSitePort(port: string): boolean {
  if (port === '') return true;
  const number = Number(port);
  return number === getListening().port || getEnv().SITE_PORTS.includes(number);
}

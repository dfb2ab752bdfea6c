// The ports at which the site is published. Any other port of a Host header is a visitor's invention (SEC-114).
import 'server-only';
import { getEnv } from '@/lib/server/platform/env';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

const getListening = () => getProcessSingleton('listening-port', () => ({ port: getEnv().PORT }));

/** Notes the port that the process got where the environment left it open (PORT=0). */
export function noteListeningPort(port: number): void {
  getListening().port = port;
}

/** Whether a port, as a Host header writes it, is one of the site's own: the one that it listens on, or one of SITE_PORTS. */
export function isSitePort(port: string): boolean {
  if (port === '') return true;
  const number = Number(port);
  return number === getListening().port || getEnv().SITE_PORTS.includes(number);
}

// Printed once the site responds: its address, and the demo's logins.
import path from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';
import { addressLines, readMerchants } from './registry.mjs';

/** The level of pino, which writes the site's log. */
const INFO = 30;

const SIGN_IN = 'lan / Passw0rd!';

/** One line for a log that holds JSON. */
export function announcementLine({ port, merchants }) {
  const addresses = addressLines(readMerchants(path.resolve(ROOT, merchants)), port);
  const time = new Date().toISOString();
  const fields = { level: INFO, time, addresses: addresses.map((line) => line.trim().split(' ').at(-1)) };
  return JSON.stringify({ ...fields, msg: 'the site answers' });
}

export function announcement({ isDemo, port, merchants }, sandboxPort) {
  const addresses = addressLines(readMerchants(path.resolve(ROOT, merchants)), port);
  const demo = [`  sign in: ${SIGN_IN}`, `  sandbox provider: http://127.0.0.1:${sandboxPort}`];
  return ['', isDemo ? 'The demo is up:' : 'The site is up:', ...addresses, ...(isDemo ? demo : []), ''];
}

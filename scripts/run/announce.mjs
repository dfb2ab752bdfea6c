// Printed once the site responds: its address, and the demo's logins.
import path from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';
import { addressLines, readMerchants } from './registry.mjs';

const SIGN_IN = 'lan / Passw0rd!';

export function announcement({ isDemo, port, merchants }, sandboxPort) {
  const addresses = addressLines(readMerchants(path.resolve(ROOT, merchants)), port);
  const demo = [`  sign in: ${SIGN_IN}`, `  sandbox provider: http://127.0.0.1:${sandboxPort}`];
  return ['', isDemo ? 'The demo is up:' : 'The site is up:', ...addresses, ...(isDemo ? demo : []), ''];
}

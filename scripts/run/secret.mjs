// The demo's session secret, stored outside git so that players stay signed in across restarts.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMarker } from '../bootstrap/hash.mjs';
import { fromRoot } from '../bootstrap/root.mjs';

const MIN_LENGTH = 32;
const SECRET_FILE = fromRoot('.demo/session-secret');

/** Returns the secret of 64 characters in `file`, readable by its owner only; creates it if missing. */
export function demoSecret(file) {
  const stored = readMarker(file);
  if (stored.length >= MIN_LENGTH) return stored;
  const secret = randomBytes(32).toString('hex');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return secret;
}

/** Returns the demo's additions to the environment; undefined without a sandbox. */
export function toDemo(sandbox) {
  return sandbox && { sandboxPort: sandbox.port, secret: demoSecret(SECRET_FILE) };
}

// Starts the real Firebase Auth emulator for one project on a free port; it needs neither Java nor a network.
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import { openLog } from '../../scripts/bootstrap/quiet.mjs';
import { installEmulator } from './install-emulator.mjs';

const PROGRAM = path.join(import.meta.dirname, 'run-emulator.mjs');

/** The port on which the child listens; rejects where it ends before it does. */
const portOf = (child, log) =>
  new Promise((resolve, reject) => {
    child.once('message', ({ port }) => resolve(port));
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The emulator did not start; see ${log}`)));
  });

/**
 * Starts it for a project whose name begins with `demo-`: every id token is meant for that one. Resolves with its origin and the way to
 * end it, once it listens.
 */
export async function startEmulator(project, wantedPort = 0) {
  await installEmulator();
  const log = openLog(`firebase-${project}`);
  const out = openSync(log, 'w');
  const args = [PROGRAM, project, String(wantedPort)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', out, out, 'ipc'] });
  const origin = `http://127.0.0.1:${await portOf(child, log)}`;
  return { origin, project, stop: () => child.kill('SIGKILL') };
}

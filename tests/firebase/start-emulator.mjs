// Starts the real Firebase Auth emulator for one project on a free port; it needs neither Java nor a network.
import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLog } from '../../scripts/bootstrap/quiet.mjs';
import { freePort } from '../../scripts/run/ports.mjs';
import { installEmulator } from './install-emulator.mjs';

const CONFIG = path.join(import.meta.dirname, 'firebase.json');
const START_LIMIT_MS = 60_000;

/** A copy of firebase.json with this port, in a folder of its own, where the emulator leaves its logs too. */
function writeConfig(port) {
  const config = JSON.parse(readFileSync(CONFIG, 'utf8'));
  config.emulators.auth.port = port;
  const folder = mkdtempSync(path.join(tmpdir(), 'firebase-'));
  writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify(config));
  return folder;
}

function launch(cli, folder, project) {
  const out = openSync(openLog(`firebase-${project}`), 'w');
  const args = [cli, 'emulators:start', '--only', 'auth', '--project', project];
  const env = { ...process.env, CI: 'true', XDG_CONFIG_HOME: folder };
  return spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', out, out] });
}

// By node:http: the tests of components run in jsdom, whose signals Node's fetch does not take.
const answers = (origin) =>
  new Promise((resolve) => {
    get(origin, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on('error', () => resolve(false));
  });

async function untilUp(origin, child) {
  const endsAt = Date.now() + START_LIMIT_MS;
  while (Date.now() < endsAt && child.exitCode === null) {
    if (await answers(origin)) return true;
    await sleep(100);
  }
  return false;
}

async function start(project, wantedPort) {
  const cli = await installEmulator();
  const port = await freePort(wantedPort);
  const folder = writeConfig(port);
  const child = launch(cli, folder, project);
  const origin = `http://127.0.0.1:${port}`;
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  if (await untilUp(origin, child)) return { origin, project, stop };
  stop();
  throw new Error(`The emulator did not start; see logs/firebase-${project}.log`);
}

/**
 * Starts it for a project whose name begins with `demo-`: every id token is meant for that one. Resolves with its origin, and the
 * way to end it, when it answers. A start that fails is tried once more: another emulator may have taken a port in between.
 */
export function startEmulator(project, wantedPort = 0) {
  return start(project, wantedPort).catch(() => start(project, wantedPort));
}

// Finds programs of the machine and runs them to the end, with their output.
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { BootstrapError } from '../../scripts/bootstrap/main.mjs';
import { fromRoot } from '../../scripts/bootstrap/root.mjs';

const isRunnable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the file of a program; undefined if it is not installed. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/sbin'].filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find(isRunnable);
}

/** Returns the file of a required program. @throws BootstrapError with the command that installs it. */
export function needProgram(name) {
  const file = findProgram(name);
  if (!file) throw new BootstrapError(`The audit needs, as root: apt-get install ${name}`);
  return file;
}

/** Runs it; resolves with exit code and output. Ends it after `limitMs`. */
export function runProgram([command, ...args], { env = {}, limitMs = 600_000 } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: fromRoot(),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limitMs,
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (part) => {
      stdout += part;
    });
    child.stderr.on('data', (part) => {
      stderr += part;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

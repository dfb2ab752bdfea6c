// Runs the load balancer of deploy/ on free ports before running instances.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from '../bootstrap/root.mjs';
import { stop } from './children.mjs';
import { freePort } from './ports.mjs';

const HTTPS_PORT = 8443;
const HTTP_PORT = 8080;
const START_LIMIT_MS = 15_000;

function render(replacements) {
  const text = readFileSync(fromRoot('deploy/nginx.conf'), 'utf8');
  return replacements.reduce((sofar, [from, to]) => {
    if (!sofar.includes(from)) throw new Error(`deploy/nginx.conf does not say ${from}`);
    return sofar.replaceAll(from, to);
  }, text);
}

const userLine = () => (process.getuid?.() === 0 ? 'user root; ' : '');

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}

async function waitForPort(port, child) {
  const endsAt = Date.now() + START_LIMIT_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > endsAt) throw new Error('nginx did not start');
    await sleep(50);
  }
}

/** Starts nginx before two instances (ports), with its files in `folder`, which is emptied; resolves with the
 * TLS port. `more` holds replacements in the configuration. */
export async function startBalancer(nginx, { folder, instances: [one, two], certificates, more = [] }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/cache`, { recursive: true });
  const [port, plainPort] = [await freePort(HTTPS_PORT), await freePort(HTTP_PORT)];
  const text = render([
    ['pid /run/nginx.pid', `${userLine()}pid ${folder}/pid`],
    ['access_log /dev/stdout', `access_log ${folder}/log`],
    ['/var/cache/nginx', `${folder}/cache`],
    ['/etc/nginx/certs', certificates],
    ['listen 80 ', `listen 127.0.0.1:${plainPort} `],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['172.30.0.11:3000', `127.0.0.1:${one}`],
    ['172.30.0.12:3000', `127.0.0.1:${two}`],
    ...more,
  ]);
  const file = `${folder}/nginx.conf`;
  writeFileSync(file, text);
  const args = ['-p', folder, '-e', 'stderr', '-c', file, '-g', 'daemon off;'];
  const child = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await waitForPort(port, child);
  return { port, stop: () => stop(child) };
}

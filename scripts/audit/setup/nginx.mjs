// The balancer of deploy/ on a free port, with a certificate of its own.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../../bootstrap/main.mjs';
import { fromRoot } from '../../bootstrap/root.mjs';
import { stop } from '../../run/children.mjs';
import { freePort } from '../../run/ports.mjs';
import { inAudit, writeIn } from '../folder.mjs';
import { findProgram, runProgram } from '../program.mjs';

const HTTPS_PORT = 8443;
const HTTP_PORT = 8080;
const START_LIMIT_MS = 15_000;
const NAMES = 'subjectAltName=IP:127.0.0.1,DNS:localhost,DNS:aurora.localhost';

function need(name, packageName = name) {
  const file = findProgram(name);
  if (!file) throw new Refusal(`The audit needs, as root: apt-get install ${packageName}`);
  return file;
}

async function writeCertificate(folder) {
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${folder}/site-key.pem`];
  const certificate = [
    '-days',
    '7',
    '-subj',
    '/CN=127.0.0.1',
    '-addext',
    NAMES,
    '-out',
    `${folder}/site.pem`,
  ];
  const made = await runProgram([need('openssl'), 'req', '-x509', ...key, ...certificate]);
  if (made.code !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
}

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

/** Starts it in front of the site on a port; `certificate` is the file that testers may trust. */
export async function startNginx(sitePort) {
  const nginx = need('nginx');
  const folder = inAudit('nginx');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/cache`, { recursive: true });
  await writeCertificate(folder);
  const [port, plainPort] = [await freePort(HTTPS_PORT), await freePort(HTTP_PORT)];
  const text = render([
    ['pid /run/nginx.pid', `${userLine()}pid ${folder}/pid`],
    ['access_log /dev/stdout', `access_log ${folder}/log`],
    ['/var/cache/nginx', `${folder}/cache`],
    ['/etc/nginx/certs', folder],
    ['listen 80 ', `listen 127.0.0.1:${plainPort} `],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['172.30.0.11:3000', `127.0.0.1:${sitePort}`],
    ['172.30.0.12:3000', `127.0.0.1:${sitePort}`],
  ]);
  const file = writeIn('nginx/nginx.conf', text);
  const args = ['-p', folder, '-e', 'stderr', '-c', file, '-g', 'daemon off;'];
  const child = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await waitForPort(port, child);
  return { port, certificate: `${folder}/site.pem`, stop: () => stop(child) };
}

// A machine as the operators' pages describe it: variables, ports, unit, nginx, and a shell that runs their commands.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSandbox } from '@/sandbox/start-sandbox.ts';
import { CHILD_ENV } from '@/tests/support/child-env';
import { freePort } from '@/tests/support/free-port';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const folder = makeTemporaryFolder('guide');
export const ETC = path.join(folder, 'etc');
const BIN = path.join(folder, 'bin');
/** Loads the environment that the machine's unit names, and applies the last step of the installation. */
export const LOADED = `set -a; . $ETC/site.env; set +a
export HTTPS_PORT=443 NODE_EXTRA_CA_CERTS=$ETC/certs/site.pem CURL_CA_BUNDLE=$ETC/certs/site.pem`;
/** Content of the machine's journal. */
export const LOG = [
  {
    level: 30,
    call: 'login',
    code: 'login.cred.err',
    traceId: '00001a2b3c4d',
    version: '20261126-1',
    msg: 'refused by the provider',
  },
  { level: 40, call: 'login', code: 'timeout', traceId: '00005e6f7a8b', msg: 'upstream fault' },
  { level: 40, merchant: 'one', frames: ['f@chunks/1.js:1:1'], msg: 'browser error reported' },
];
const children: ChildProcess[] = [];
/** Free ports in place of those that the pages name. */
export const ports = { site: 0, https: 0, http: 0 };
let sandbox: Awaited<ReturnType<typeof startSandbox>>;

/** What this machine has in place of the reader's own. */
const ours = () => `export PROVIDER=${sandbox.origin} SITE=${process.cwd()} ETC=${ETC}
export CODE_ONE=aurora DOMAIN_ONE=one.localhost CODE_TWO=rio DOMAIN_TWO=two.localhost
export FIREBASE_AUTH_EMULATOR=${sandbox.origin}
`;

/** Runs commands in one shell, after those that set the machine's own values. */
export async function run(first: string, blocks: readonly string[]) {
  const script = [first, ours(), ...blocks].join('\n');
  const text = script
    .replaceAll('PORT=3000', `PORT=${ports.site}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.site}`)
    .replaceAll('HTTPS_PORT=443', `HTTPS_PORT=${ports.https}`);
  const env = {
    ...CHILD_ENV,
    PATH: `${BIN}:node_modules/.bin:${CHILD_ENV.PATH}`,
    HOME: folder,
    NODE_ENV: 'production' as const,
  };
  // Not the synchronous form: the provider lives in this process and has to answer meanwhile.
  const child = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', text], { env });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (part) => {
    stdout += part;
  });
  child.stderr.on('data', (part) => {
    stderr += part;
  });
  const [status] = await once(child, 'close');
  return { status, stdout, stderr };
}

type Place = { readonly env?: Record<string, string>; readonly cwd?: string };

function startChild(command: string, args: string[], { env, cwd }: Place = {}): void {
  const child = spawn(command, args, {
    cwd,
    env: { ...CHILD_ENV, NODE_ENV: 'production', ...env },
  });
  children.push(child);
}

/** Returns the variables of an environment file. */
export const readEnvFile = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );

/** Starts the site as systemd does: by the unit's own command line, with the environment's file. */
export function startUnit(): void {
  const unit = readFileSync('deploy/site.service', 'utf8').replaceAll('/srv/site', process.cwd());
  const read = (key: string) => new RegExp(`^${key}=(.+)$`, 'm').exec(unit)?.[1] ?? '';
  const [command = '', ...args] = read('ExecStart').split(' ');
  const env = readEnvFile(readFileSync(path.join(ETC, 'site.env'), 'utf8'));
  startChild(command, args, { env, cwd: read('WorkingDirectory') });
}

/** Starts nginx with the configuration that the pages make, on ports and in folders that a test may use. */
export function startNginx(): void {
  mkdirSync(path.join(folder, 'cache'));
  const text = readFileSync(path.join(ETC, 'nginx.conf'), 'utf8')
    .replace('pid /run/nginx.pid', `user root; pid ${folder}/pid`)
    .replace('access_log /var/log/nginx/access.log', `access_log ${folder}/log`)
    .replaceAll('/var/cache/nginx', `${folder}/cache`)
    .replace('listen 80 ', `listen 127.0.0.1:${ports.http} `)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.https} `);
  writeFileSync(path.join(folder, 'nginx.conf'), text);
  startChild('/usr/sbin/nginx', ['-p', folder, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;']);
}

/** Starts the provider, and puts a journal where the commands look for one. */
export async function prepareMachine(): Promise<void> {
  mkdirSync(BIN);
  const lines = LOG.map((line) => `echo '${JSON.stringify(line)}'`).join('\n');
  writeFileSync(path.join(BIN, 'journalctl'), `#!/bin/sh\n${lines}\n`);
  chmodSync(path.join(BIN, 'journalctl'), 0o755);
  sandbox = await startSandbox({ port: 0 });
  for (const name of ['site', 'https', 'http'] as const) ports[name] = await freePort();
}

/** Ends all that was started. Site and nginx end at once at this signal, nginx with its workers. */
export async function clearMachine(): Promise<void> {
  await Promise.all(children.filter((child) => child.kill('SIGINT')).map((child) => once(child, 'exit')));
  await sandbox.close();
}

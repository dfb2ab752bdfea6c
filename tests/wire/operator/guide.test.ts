// The guide, run as it is written: from examples and a provider's address to two brands with TLS behind nginx (docs/operators.md).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSandbox } from '@/sandbox/start-sandbox.ts';
import { until } from '@/tests/fault/topology/support/instance';
import { freePort } from '@/tests/support/free-port';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { blocksOf, GUIDE, INCIDENTS } from '@/tests/wire/operator/guide-text';
import { ask } from '@/tests/wire/support/ask';

const start = GUIDE.slice(GUIDE.indexOf('## From an empty'), GUIDE.indexOf('## Doctor'));
const [first, ...steps] = blocksOf(start).filter(({ isRoot }) => !isRoot);
const proof = steps.pop();

const folder = makeTemporaryFolder('guide');
const ETC = path.join(folder, 'etc');
/** On the reader's machine the unit names it. */
const LOADED = 'set -a; . $ETC/site.env; set +a';
const children: ChildProcess[] = [];
const ports = { site: 0, https: 0, http: 0 };
let sandbox: Awaited<ReturnType<typeof startSandbox>>;

/** What this machine has in place of the reader's own. */
const ours = () => `export PROVIDER=${sandbox.origin} SITE=${process.cwd()} ETC=${ETC}
export CODE_ONE=aurora DOMAIN_ONE=one.localhost CODE_TWO=rio DOMAIN_TWO=two.localhost
export FIREBASE_AUTH_EMULATOR=${sandbox.origin}
`;

async function run(blocks: readonly string[]) {
  const script = [first?.text, ours(), ...blocks].join('\n');
  const text = script
    .replaceAll('PORT=3000', `PORT=${ports.site}`)
    .replaceAll('server 127.0.0.1:3000', `server 127.0.0.1:${ports.site}`)
    .replaceAll('HTTPS_PORT=443', `HTTPS_PORT=${ports.https}`);
  const env = {
    PATH: `node_modules/.bin:${process.env.PATH}`,
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

function startChild(command: string, words: string[], { env, cwd }: Place = {}): void {
  const child = spawn(command, words, {
    cwd,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  });
  children.push(child);
}

const readEnvFile = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );

/** As systemd would: the unit's own command line, with the environment's file. */
function startUnit(): void {
  const unit = readFileSync('deploy/site.service', 'utf8').replaceAll('/srv/site', process.cwd());
  const read = (key: string) => new RegExp(`^${key}=(.+)$`, 'm').exec(unit)?.[1] ?? '';
  const [command = '', ...words] = read('ExecStart').split(' ');
  const env = readEnvFile(readFileSync(path.join(ETC, 'site.env'), 'utf8'));
  startChild(command, words, { env, cwd: read('WorkingDirectory') });
}

/** The guide's configuration, on ports and in folders that a test may use. */
function startNginx(): void {
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

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  for (const name of ['site', 'https', 'http'] as const) ports[name] = await freePort();
}, 30_000);
afterAll(async () => {
  // Either ends at once at this signal, nginx with its workers.
  await Promise.all(children.filter((child) => child.kill('SIGINT')).map((child) => once(child, 'exit')));
  await sandbox.close();
});

test('the steps before the start run as they are written, and the doctor finds no fault', async () => {
  const { status, stdout, stderr } = await run(steps.map(({ text }) => text));
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^0 faults, /m);
  // Neither the addresses of the compose file nor a log that systemd's socket cannot be.
  expect(readFileSync(path.join(ETC, 'nginx.conf'), 'utf8')).not.toMatch(/172\.30\.0|\/dev\/std/);
}, 60_000);

test('two branded domains answer by TLS behind nginx, and the doctor sees them so', async () => {
  startUnit();
  await until(
    async () => (await ask({ port: ports.site, path: '/readyz' })).status === 200,
    'start of the site',
  );
  // 127.0.0.2 is of this machine too: the port is there for nginx alone (SEC-65).
  await expect(fetch(`http://127.0.0.2:${ports.site}/readyz`)).rejects.toThrow();
  startNginx();
  await until(async () => (await ask({ port: ports.http })).status === 308, 'start of nginx');
  const { status, stdout, stderr } = await run([proof?.text ?? '']);
  expect(stdout).toMatch(/^0 faults, /m);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.match(/<title>.*/g)).toEqual([
    expect.stringContaining('Brand One'),
    expect.stringContaining('Brand Two'),
  ]);
  expect(stdout).toMatch(/answering +certificate of www\.one\.localhost is good for 29 days/);
  expect(stdout).toMatch(/answering +a visitor's own X-Forwarded-Host counts for nothing/);
}, 90_000);

test('what the pages for incidents say can be done, and a leaked secret is gone afterwards', async () => {
  const before = readFileSync(path.join(ETC, 'site.env'), 'utf8');
  const blocks = INCIDENTS.flatMap(blocksOf).filter(({ isRoot }) => !isRoot);
  expect(blocks.length).toBeGreaterThan(3);
  const { status, stderr } = await run([LOADED, ...blocks.map(({ text }) => text)]);
  expect([status, stderr]).toEqual([0, '']);
  const after = readFileSync(path.join(ETC, 'site.env'), 'utf8');
  expect(readEnvFile(after).SESSION_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(readEnvFile(after).SESSION_SECRET).not.toBe(readEnvFile(before).SESSION_SECRET);
}, 60_000);

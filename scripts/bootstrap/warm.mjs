// Starts a release's site once, so that Node stores its compiled code in `build/compiled`.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const START_LIMIT_MS = 60_000;
const END_LIMIT_MS = 20_000;

const PAGES = ['/readyz', '/m/home'];

/** A merchant without a provider. */
const MERCHANT = {
  code: 'build',
  name: 'Build',
  hosts: ['localhost'],
  backend: { origin: 'http://127.0.0.1:9' },
};

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function requestPages(origin, site) {
  const until = performance.now() + START_LIMIT_MS;
  for (const page of PAGES) {
    let isAnswered = false;
    while (!isAnswered) {
      if (site.exitCode !== null) throw new Error(`the site ended with code ${site.exitCode}`);
      if (performance.now() > until) throw new Error(`${page} was not answered`);
      isAnswered = await fetch(origin + page).then(
        (answer) => answer.text().then(() => true),
        () => false,
      );
      if (!isAnswered) await sleep(50);
    }
  }
}

/** The site usually runs as another user than the build, and Node's cache is private. */
function letRead(compiled) {
  for (const entry of readdirSync(compiled, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) chmodSync(path.join(entry.parentPath, entry.name), 0o644);
}

async function warm(release) {
  const compiled = path.join(release, 'build/compiled');
  const folder = mkdtempSync(path.join(tmpdir(), 'site-warm-'));
  const registry = path.join(folder, 'merchants.json');
  writeFileSync(registry, JSON.stringify([MERCHANT]));
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: compiled,
    PORT: String(port),
    MERCHANTS: registry,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    REDIS_URL: '',
    LOG_LEVEL: 'error',
  };
  const site = spawn(process.execPath, ['build/server.mjs'], { cwd: release, env, stdio: 'inherit' });
  const ended = once(site, 'exit');
  try {
    await requestPages(`http://localhost:${port}`, site);
    site.kill('SIGINT');
    setTimeout(() => site.kill('SIGKILL'), END_LIMIT_MS).unref();
    await ended;
    letRead(compiled);
  } finally {
    site.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await warm(process.argv[2]);

// The built site as the bench runs it: one merchant for the relay, the demo for pages.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../bootstrap/root.mjs';
import { startNode } from './processes.mjs';

const SECRET = 'a secret that only the bench ever uses';

function startSite(port, env) {
  return startNode([fromRoot('build/server.mjs')], {
    env: { NODE_ENV: 'production', PORT: String(port), SESSION_SECRET: SECRET, LOG_LEVEL: 'silent', ...env },
    probe: { port, path: '/healthz' },
  });
}

/** The site with one merchant, whose provider is the bench's upstream. */
export function startRelaySite(port, upstreamPort) {
  const file = fromRoot('logs/bench/merchants.json');
  mkdirSync(fromRoot('logs/bench'), { recursive: true });
  const merchant = {
    code: 'bench',
    name: 'Bench',
    hosts: ['bench.localhost'],
    backend: { origin: `http://127.0.0.1:${upstreamPort}` },
  };
  writeFileSync(file, JSON.stringify([merchant]));
  return startSite(port, { MERCHANTS: file });
}

/** The demo: sandbox and site. */
export async function startDemo(port, sandboxPort) {
  const sandbox = await startNode([fromRoot('sandbox/main.ts')], {
    env: { SANDBOX_PORT: String(sandboxPort) },
    probe: { port: sandboxPort, path: '/control/calls' },
  });
  const site = await startSite(port, {
    MERCHANTS: 'sandbox/merchants',
    SANDBOX_ORIGIN: `http://127.0.0.1:${sandboxPort}`,
  });
  return { ...site, stop: () => Promise.all([site.stop(), sandbox.stop()]) };
}

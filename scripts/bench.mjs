// npm run bench: first-load sizes against an empty Next page, the relay against http-proxy-3, and start-up times, in one run.

import { buildEmptyApp } from './bench/empty-app.mjs';
import { firstLoadOf } from './bench/first-load.mjs';
import { compare, medianOf } from './bench/load.mjs';
import { startNode } from './bench/processes.mjs';
import { startDemo, startRelaySite } from './bench/site.mjs';
import { build } from './bootstrap/build.mjs';
import { runMain } from './bootstrap/main.mjs';
import { fromRoot } from './bootstrap/root.mjs';

const PORTS = { upstream: 4901, empty: 4902, proxy: 4903, relay: 4904, demo: 4905, sandbox: 4906 };
const LOAD = { rounds: 5, seconds: 4 };
const STARTS = 5;
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const script = (name) => fromRoot('scripts/bench', name);

const startEmpty = (folder) =>
  startNode([fromRoot('node_modules/next/dist/bin/next'), 'start', folder, '-p', String(PORTS.empty)], {
    env: { NODE_ENV: 'production' },
    probe: { port: PORTS.empty },
  });

async function benchFirstLoad(folder) {
  const empty = await startEmpty(folder);
  const demo = await startDemo(PORTS.demo, PORTS.sandbox);
  const base = await firstLoadOf({ port: PORTS.empty, path: '/' });
  console.log(`\nFirst load, gzip: an empty Next page ships ${kB(base.script)} of script.`);
  for (const path of ['/m/home', '/m/login', '/m/game']) {
    const page = await firstLoadOf({ port: PORTS.demo, host: `aurora.localhost:${PORTS.demo}`, path });
    console.log(
      `  ${path}: script ${kB(page.script)} (+${kB(page.script - base.script)}), style ${kB(page.style)}, HTML ${kB(page.html)}`,
    );
  }
  await Promise.all([empty.stop(), demo.stop()]);
}

function printRelay(times) {
  const own = medianOf(times.relay);
  console.log(`\nRelay of a small GET, processor time a request (median of ${LOAD.rounds}, least to most):`);
  for (const [name, values] of Object.entries(times)) {
    const range = `${Math.min(...values).toFixed(3)} to ${Math.max(...values).toFixed(3)}`;
    console.log(
      `  ${name}: ${medianOf(values).toFixed(3)} ms (${range}); the relay costs ${(own / medianOf(values)).toFixed(2)} times that`,
    );
  }
}

async function benchRelay(folder) {
  const upstream = await startNode([script('upstream.mjs')], {
    env: { PORT: String(PORTS.upstream) },
    probe: { port: PORTS.upstream },
  });
  const proxy = await startNode([script('plain-proxy.mjs')], {
    env: { PORT: String(PORTS.proxy), UPSTREAM: `http://127.0.0.1:${PORTS.upstream}` },
    probe: { port: PORTS.proxy },
  });
  const empty = await startEmpty(folder);
  const relay = await startRelaySite(PORTS.relay, PORTS.upstream);
  const path = '/wps/captcha/geetest?t=1';
  const targets = [
    { name: 'relay', pid: relay.pid, port: PORTS.relay, host: `bench.localhost:${PORTS.relay}`, path },
    { name: 'http-proxy-3', pid: proxy.pid, port: PORTS.proxy, path },
    { name: 'Next rewrite', pid: empty.pid, port: PORTS.empty, path: `/relay${path}` },
  ];
  printRelay(await compare(targets, LOAD));
  await Promise.all([upstream, proxy, empty, relay].map((running) => running.stop()));
}

async function benchStart(folder) {
  const times = { site: [], empty: [] };
  for (let round = 0; round < STARTS; round += 1) {
    const site = await startRelaySite(PORTS.relay, PORTS.upstream);
    times.site.push(site.startMs);
    await site.stop();
    const empty = await startEmpty(folder);
    times.empty.push(empty.startMs);
    await empty.stop();
  }
  const [site, empty] = [medianOf(times.site), medianOf(times.empty)];
  console.log(
    `\nStart to first answer (median of ${STARTS}): site ${Math.round(site)} ms, empty Next app ${Math.round(empty)} ms (${(site / empty).toFixed(2)} times)`,
  );
}

async function main() {
  await build();
  const folder = await buildEmptyApp(PORTS.upstream);
  await benchFirstLoad(folder);
  await benchRelay(folder);
  await benchStart(folder);
  return 0;
}

await runMain(import.meta.url, main);

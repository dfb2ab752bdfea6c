// PRF-29 and PRF-30: how long the build and the start take against an empty app, and how the build's files are served.

import { currentRelease } from '../../../scripts/release/current-release.mjs';
import { build } from '../../../scripts/release/make/build-release.mjs';
import { readOwnStatic } from '../../../scripts/release/static-files.mjs';
import { get } from '../measure/processes.mjs';
import { amountLine, ratioLine } from '../report/lines.mjs';
import { buildApp, startApp } from '../setup/apps.mjs';
import { startSite } from '../setup/site.mjs';

const BUILDS = 2;

async function secondsOf(run) {
  const startedAt = performance.now();
  await run();
  return (performance.now() - startedAt) / 1000;
}

/** PRF-29. */
export async function benchBuildAndStart({ ports, provider, plan }) {
  const builds = { own: [], other: [] };
  process.stdout.write('\n');
  for (let round = 0; round < (plan.isQuick ? 1 : BUILDS); round += 1) {
    builds.own.push(await secondsOf(() => build({ isForced: true })));
    builds.other.push(await secondsOf(() => buildApp('empty')));
  }
  const starts = { own: [], other: [] };
  for (let round = 0; round < plan.starts; round += 1) {
    const site = await startSite({ port: ports.site, upstreamPort: provider.port });
    await site.stop();
    const empty = await startApp('empty', { port: ports.empty });
    await empty.stop();
    starts.own.push(site.startMs);
    starts.other.push(empty.startMs);
  }
  const baseline = 'empty Next app';
  return [
    ratioLine({ id: 'PRF-29', what: 'build', baseline, ...builds, unit: 's', goal: 4 }),
    ratioLine({ id: 'PRF-29', what: 'start to ready', baseline, ...starts, unit: 'ms', goal: 2 }),
  ];
}

const COMPRESSED_FROM_BYTES = 1_024;
const isText = (file) => /\.(js|css)$/.test(file);

async function faultOf({ port, host }, file) {
  const url = `/_next/static/${file.split('/').map(encodeURIComponent).join('/')}`;
  const ask = (coding) => get({ port, host, path: url, headers: { 'Accept-Encoding': coding } });
  const [plain, br, gzip] = await Promise.all([ask('identity'), ask('br'), ask('gzip')]);
  const isImmutable = /immutable/.test(plain?.headers['cache-control'] ?? '');
  if (plain?.status !== 200 || !isImmutable)
    return `${url}: ${plain?.status} ${plain?.headers['cache-control']}`;
  if (!isText(file) || plain.body.length < COMPRESSED_FROM_BYTES) return undefined;
  const codings = [br, gzip].map((answer) => answer?.headers['content-encoding']);
  return codings.join() === 'br,gzip' ? undefined : `${url}: codings ${codings.join()}`;
}

/** PRF-30. */
export async function benchFiles({ ports, provider }) {
  const site = await startSite({ port: ports.site, upstreamPort: provider.port });
  const files = readOwnStatic(currentRelease()).filter((name) => !/\.(br|gz)$/.test(name));
  const faults = [];
  for (const file of files) faults.push(await faultOf(site, file));
  await site.stop();
  const matches = faults.filter(Boolean);
  if (matches.length > 0) console.log(matches.slice(0, 10).join('\n'));
  const what = `files of the build (${files.length}) that are not immutable, or lack brotli or gzip`;
  return [amountLine({ id: 'PRF-30', what, amount: matches.length, goal: 0 })];
}

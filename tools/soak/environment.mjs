// Environment of the soak: provider, Redis, two instances, and the balancer of deploy/.
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../../scripts/bootstrap/root.mjs';
import { currentRelease } from '../../scripts/release/current-release.mjs';
import { readLink } from '../../scripts/release/releases.mjs';
import { switchRelease } from '../../scripts/release/switch-release.mjs';
import { startBalancer } from '../../scripts/run/balancer.mjs';
import { freePort } from '../../scripts/run/ports.mjs';
import { writeCertificate } from '../audit/setup/certificate.mjs';
import { toolFile } from '../bench/measure/tools.mjs';
import { startRedis } from '../bench/setup/redis.mjs';
import { copyRelease } from './copy-release.mjs';
import { startSoakInstance, startSoakProvider } from './processes.mjs';

const FOLDER = fromRoot('.demo/soak');
const PORTS = { provider: 4301, redis: 4302, instances: [4303, 4304] };

/** Two releases of one build, so that an upgrade is a switch of the link. */
const RELEASES = ['soak-one', 'soak-two'];

function plantReleases() {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const id of RELEASES) copyRelease(currentRelease(), { root: FOLDER, id });
  switchRelease(FOLDER, RELEASES[0]);
}

/** Makes the other release current; returns its id. */
function switchToOther() {
  const id = RELEASES.find((one) => one !== readLink(FOLDER, 'current')?.id);
  switchRelease(FOLDER, id);
  return id;
}

async function startAll(started) {
  const keep = (one) => {
    started.push(one);
    return one;
  };
  plantReleases();
  const provider = keep(await startSoakProvider(PORTS.provider));
  const redis = keep(await startRedis(await freePort(PORTS.redis)));
  const env = {
    MERCHANTS: fromRoot('sandbox/merchants'),
    SANDBOX_ORIGIN: provider.origin,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'warn',
  };
  const instances = [];
  for (const [at, wanted] of PORTS.instances.entries()) {
    const cwd = path.join(FOLDER, 'releases/current');
    instances.push(keep(await startSoakInstance(`soak-site-${at + 1}`, { wanted, env, cwd })));
  }
  const ports = instances.map(({ port }) => port);
  const certificates = await writeCertificate();
  const balancer = keep(
    await startBalancer(toolFile('nginx'), {
      folder: path.join(FOLDER, 'nginx'),
      instances: ports,
      certificates,
    }),
  );
  return { provider, instances, port: balancer.port, switchToOther };
}

/** Starts everything; `stop` ends it, also after a failed start. */
export async function startEnvironment() {
  const started = [];
  const stop = async () => {
    for (const one of started.splice(0).reverse()) await one.stop();
  };
  try {
    return { ...(await startAll(started)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

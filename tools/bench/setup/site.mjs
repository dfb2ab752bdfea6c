// The built site in the bench: with its own merchants, or as the demo with the sandbox.
import { availableParallelism } from 'node:os';
import { fromRoot } from '../../../scripts/bootstrap/root.mjs';
import { currentRelease } from '../../../scripts/release/current-release.mjs';
import { get, startBenchNode } from '../measure/processes.mjs';
import { hostOf, writeRegistry } from './registry.mjs';

const SECRET = 'a secret that only the bench ever uses';
/** Where most visits begin. */
export const ENTRY_PAGES = ['/m/home', '/m/login', '/m/register'];
/** As many as the machine would have; on one core of it the site would start none. */
const RENDERERS = String(availableParallelism() - 1);

function startBuilt(port, env, cores) {
  return startBenchNode(['build/server.mjs'], {
    cwd: currentRelease(),
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      SESSION_SECRET: SECRET,
      LOG_LEVEL: 'silent',
      RENDERERS,
      ...env,
    },
    probe: { port, path: '/readyz' },
    cores,
  });
}

/** Starts the site with `merchants` behind one balancer, which names the visitors' addresses. */
export async function startSite({ port, upstreamPort, merchants = 1, registry, redisPort, cores }) {
  const { file, bytes, stateDir = 'none' } = registry ?? writeRegistry(merchants, upstreamPort);
  const redis = redisPort ? { REDIS_URL: `redis://127.0.0.1:${redisPort}` } : {};
  const env = { MERCHANTS: file, TRUSTED_PROXY_HOPS: '1', STATE_DIR: stateDir, ...redis };
  const site = await startBuilt(port, env, cores);
  return { ...site, registryBytes: bytes, host: hostOf(0, port) };
}

/** Starts the demo: sandbox and site; `host` is the dark merchant's. */
export async function startDemo(port, sandboxPort) {
  const sandbox = await startBenchNode([fromRoot('sandbox/main.ts')], {
    env: { SANDBOX_PORT: String(sandboxPort), NODE_NO_WARNINGS: '1' },
    probe: { port: sandboxPort, path: '/control/calls' },
  });
  const site = await startBuilt(port, {
    MERCHANTS: fromRoot('sandbox/merchants'),
    SANDBOX_ORIGIN: `http://127.0.0.1:${sandboxPort}`,
  });
  const stop = () => Promise.all([site.stop(), sandbox.stop()]);
  return { ...site, host: `aurora.localhost:${port}`, stop };
}

/** Returns a member's session cookie, by a partner link's token, which the bench's provider accepts. */
export async function signIn({ port, host }) {
  const answer = await get({ port, host, path: '/m/home?token=bench-token' });
  const cookies = answer?.headers['set-cookie'] ?? [];
  const pairs = cookies.map((cookie) => cookie.split(';', 1)[0]);
  if (!pairs.some((pair) => pair.startsWith('mc=')))
    throw new Error('the site opened no session for the bench');
  return pairs.join('; ');
}

/** @throws unless the address answers 200 with the expected text: measurements would be worthless. */
export async function expectAnswer(target, pattern) {
  const answer = await get(target);
  if (answer?.status === 200 && pattern.test(answer.text)) return answer;
  throw new Error(`${target.host ?? ''}${target.path}: ${answer?.status} ${answer?.text.slice(0, 200)}`);
}

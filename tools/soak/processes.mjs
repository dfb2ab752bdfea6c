// Processes of the soak: two instances that follow `releases/current`, and a provider that can be stopped.
import { openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLog } from '../../scripts/bootstrap/quiet.mjs';
import { isRunning, startNode, stop } from '../../scripts/run/children.mjs';
import { freePort, waitForAnswer } from '../../scripts/run/ports.mjs';
import { rssOf } from '../bench/measure/process-tree.mjs';

const START_LIMIT_MS = 60_000;

async function startLogged(name, args, { url, env, cwd, flags = 'a' }) {
  const out = openSync(openLog(name), flags);
  const child = startNode(args, {
    env: { PATH: process.env.PATH, ...env },
    cwd,
    stdio: ['ignore', out, out],
  });
  const isGivenUp = () => !isRunning(child);
  if (await waitForAnswer(url, { timeoutMs: START_LIMIT_MS, isGivenUp })) return child;
  await stop(child, 'SIGKILL');
  throw new Error(`${name} did not start; see logs/${name}.log`);
}

/** Starts an instance in `cwd`, which may be a link; `restart` ends it in order and starts it at the link's current target. */
export async function startSoakInstance(name, { wanted, env, cwd }) {
  const port = await freePort(wanted);
  const own = { NODE_ENV: 'production', PORT: String(port), ...env };
  const url = `http://127.0.0.1:${port}/readyz`;
  const start = (flags) => startLogged(name, ['build/server.mjs'], { url, env: own, cwd, flags });
  let child = await start('w');
  let isRestarting = false;
  return {
    name,
    port,
    isRestarting: () => isRestarting,
    isUp: () => isRunning(child),
    rss: () => rssOf([child.pid]),
    restart: async () => {
      isRestarting = true;
      await stop(child);
      child = await start();
      isRestarting = false;
    },
    stop: () => stop(child, 'SIGKILL'),
  };
}

/** Starts the sandbox as the provider. */
export async function startSoakProvider(wanted) {
  const port = await freePort(wanted);
  const origin = `http://127.0.0.1:${port}`;
  const env = { SANDBOX_PORT: String(port), NODE_NO_WARNINGS: '1' };
  const url = `${origin}/control/calls`;
  const start = (flags) => startLogged('soak-provider', ['sandbox/main.ts'], { url, env, flags });
  let child = await start('w');
  return {
    origin,
    freeze: async (ms) => {
      child.kill('SIGSTOP');
      await sleep(ms);
      child.kill('SIGCONT');
    },
    restart: async () => {
      await stop(child, 'SIGKILL');
      child = await start();
    },
    stop: () => stop(child, 'SIGKILL'),
  };
}

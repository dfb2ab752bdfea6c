// A demo of its own for each worker: tests change what the provider says, and must not do so to one another.
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { openLog } from '@/scripts/bootstrap/quiet.mjs';
import { ROOT } from '@/scripts/bootstrap/root.mjs';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { stop } from '@/scripts/run/children.mjs';
import { siteEnv } from '@/scripts/run/mode.mjs';
import { freePort, waitForAnswer } from '@/scripts/run/ports.mjs';
import { siteArgs } from '@/scripts/run/site-args.mjs';

const SITE_PORT = Number(process.env.TEST_PORT ?? '3100');
const SANDBOX_PORT = Number(process.env.TEST_SANDBOX_PORT ?? '4110');
const SECRET = 'a secret of the browser tests that is long enough';
const START_LIMIT_MS = 30_000;

/** Where a running demo listens, and the way to end it. */
export type DemoSite = {
  readonly port: number;
  /** Origin of the sandbox provider. */
  readonly provider: string;
  /** Path of the file that holds all that the site says. */
  readonly log: string;
  readonly stop: () => Promise<void>;
};

/** Where a process works, and what its environment is. */
type Place = { readonly cwd?: string; readonly env: NodeJS.ProcessEnv };

function startLogged(name: string, args: string[], { cwd = ROOT, env }: Place) {
  const out = openSync(openLog(name), 'w');
  return spawn(process.execPath, args, { cwd, env, stdio: ['ignore', out, out] });
}

/** Starts the built site and a sandbox; `nth` keeps the workers' ports and logs apart, `merchants` is the registry. */
export async function startDemoSite(nth: number, merchants = 'sandbox/merchants'): Promise<DemoSite> {
  const port = await freePort(SITE_PORT + nth);
  const sandboxPort = await freePort(SANDBOX_PORT + nth);
  const provider = `http://127.0.0.1:${sandboxPort}`;
  const sandbox = startLogged(`browser-sandbox-${nth}`, ['sandbox/main.ts'], {
    env: { ...process.env, SANDBOX_PORT: String(sandboxPort) },
  });
  const mode = { port, merchants };
  const env = siteEnv({ ...process.env, LOG_LEVEL: 'trace' }, mode, { sandboxPort, secret: SECRET });
  const log = `browser-site-${nth}`;
  const site = startLogged(log, siteArgs(process.env, port), { cwd: currentRelease(), env });
  const limits = { timeoutMs: START_LIMIT_MS, isGivenUp: () => site.exitCode !== null };
  const isUp =
    (await waitForAnswer(`${provider}/control/faults`, limits)) &&
    (await waitForAnswer(`http://127.0.0.1:${port}/healthz`, limits));
  const end = async () => {
    await stop(site);
    await stop(sandbox);
  };
  if (isUp) return { port, provider, log: openLog(log), stop: end };
  await end();
  throw new Error(`The demo did not start; see logs/${log}.log`);
}

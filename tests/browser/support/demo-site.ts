// A demo of its own for each worker: tests change what the provider says, and must not do so to one another.
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { openLog } from '@/scripts/bootstrap/quiet.mjs';
import { ROOT } from '@/scripts/bootstrap/root.mjs';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { stop } from '@/scripts/run/children.mjs';
import { siteEnv } from '@/scripts/run/mode.mjs';
import { freePort, waitForAnswer } from '@/scripts/run/ports.mjs';
import { PLAIN_SWITCH, siteArgs } from '@/scripts/run/site-args.mjs';
import { reportedPort } from '@/tests/support/reported-port';

/** Plain Next neither takes an open port nor reports its own. */
const PLAIN_PORT = 3100;
const SECRET = 'a secret of the browser tests that is long enough';
const TOKEN = 'a-token-of-the-browser-tests';
/** Headers of a request for metrics. */
export const COLLECTOR = { Authorization: `Bearer ${TOKEN}` };
const START_LIMIT_MS = 30_000;

/** Where a running demo listens, and the way to end it. */
export type DemoSite = {
  readonly port: number;
  /** Where a balancer with TLS is before it. */
  readonly tlsPort?: number;
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
  return spawn(process.execPath, args, { cwd, env, stdio: ['ignore', out, out, 'ipc'] });
}

/** Starts the built site and a sandbox; both on ports of their own; `nth` keeps the workers' logs apart, `merchants` is the registry, `more` is added to the site's environment. */
export async function startDemoSite(
  nth: number,
  merchants = 'sandbox/merchants',
  more: Record<string, string> = {},
): Promise<DemoSite> {
  const sandbox = startLogged(`browser-sandbox-${nth}`, ['sandbox/main.ts'], {
    env: { ...process.env, SANDBOX_PORT: '0' },
  });
  const sandboxPort = await reportedPort(sandbox);
  const provider = `http://127.0.0.1:${sandboxPort}`;
  const wanted = process.env[PLAIN_SWITCH] === '1' ? await freePort(PLAIN_PORT + nth) : 0;
  const mode = { port: wanted, merchants };
  const env = siteEnv({ ...process.env, LOG_LEVEL: 'trace', METRICS_TOKEN: TOKEN, ...more }, mode, {
    sandboxPort,
    secret: SECRET,
  });
  const log = `browser-site-${nth}`;
  const site = startLogged(log, siteArgs(process.env, wanted), { cwd: currentRelease(), env });
  const port = wanted || (await reportedPort(site));
  const limits = { timeoutMs: START_LIMIT_MS, isGivenUp: () => site.exitCode !== null };
  const isUp =
    (await waitForAnswer(`${provider}/control/faults`, limits)) &&
    (await waitForAnswer(`http://127.0.0.1:${port}/healthz`, limits));
  const end = async () => {
    // At once: after SIGTERM it would serve for five more seconds.
    await stop(site, 'SIGINT');
    await stop(sandbox);
  };
  if (isUp) return { port, provider, log: openLog(log), stop: end };
  await end();
  throw new Error(`The demo did not start; see logs/${log}.log`);
}

// The built site as an operator runs it, with a provider of its own: a sandbox, on free ports.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSandbox } from '@/sandbox/start-sandbox.ts';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { PLAIN_SWITCH, siteArgs } from '@/scripts/run/site-args.mjs';
import { CHILD_ENV, demoEnv } from '@/tests/support/child-env';
import { freePort } from '@/tests/support/free-port';
import { reportedPort } from '@/tests/support/reported-port';
import { ask } from '@/tests/wire/support/ask';

const START_LIMIT_MS = 20_000;

/** Whether the tests run on plain `next start`, without the Node server. */
export const isPlainNext = process.env[PLAIN_SWITCH] === '1';

export type RunningSite = {
  readonly port: number;
  readonly provider: string;
  readonly pid: number;
  /** Everything that the process wrote. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
};

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

async function untilUp(port: number, hasEnded: () => boolean): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit && !hasEnded()) {
    const up = await ask({ port, path: '/healthz' }).then(
      (answer) => answer.status === 200,
      () => false,
    );
    if (up) return;
    await sleep(50);
  }
}

/** A provider of the site's own, unless it is given another one's address. */
const startProvider = async (origin?: string): Promise<Sandbox> =>
  origin === undefined ? startSandbox({ port: 0 }) : { origin, close: async () => undefined };

/** Starts site and provider; `env` overrides what the site gets, `folder` holds the release that it runs. */
export async function startSite(
  env: Record<string, string> = {},
  folder = currentRelease(),
): Promise<RunningSite & { exitCode: () => number | null }> {
  const sandbox = await startProvider(env.SANDBOX_ORIGIN);
  // Plain Next neither accepts port 0 nor reports its port.
  const wanted = isPlainNext ? await freePort() : 0;
  const child = spawn(process.execPath, siteArgs(process.env, wanted), {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    env: {
      ...CHILD_ENV,
      NODE_ENV: 'production',
      PORT: String(wanted),
      ...demoEnv(sandbox.origin),
      STATE_DIR: 'none',
      // Most tests are not about rendering: a second Next would cost each start a second.
      RENDERERS: '0',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      output += part;
    });
  const closed = once(child, 'close');
  const port = wanted || (await reportedPort(child));
  await untilUp(port, () => child.exitCode !== null);
  // The output of a process may arrive after its exit event.
  if (child.exitCode !== null) await closed;
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
    await sandbox.close();
  };
  const { pid = 0 } = child;
  return { port, provider: sandbox.origin, pid, output: () => output, stop, exitCode: () => child.exitCode };
}

const RAISE_LIMIT_MS = 60_000;

/** The site of a test file: it starts before the file's tests, from when on its parts can be read, and is stopped after them. */
export function raiseSite(env?: Record<string, string>): Awaited<ReturnType<typeof startSite>> {
  const site = {} as Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    Object.assign(site, await startSite(env));
  }, RAISE_LIMIT_MS);
  afterAll(() => site.stop());
  return site;
}

/** Tells the sandbox something over its control endpoint. */
export async function control(
  provider: string,
  place: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<unknown> {
  const answer = await fetch(`${provider}/control/${place}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return answer.json();
}

/** A call that the provider received. */
export type ReceivedCall = {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly decryptedBody: unknown;
};

/** The calls that the provider received, all or those for a path, since they were last emptied. */
export async function callsTo(provider: string, callPath = ''): Promise<ReceivedCall[]> {
  return (await control(provider, `calls?path=${encodeURIComponent(callPath)}`)) as ReceivedCall[];
}

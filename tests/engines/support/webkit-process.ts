// The process behind WebKit's driver: a screen in memory, the driver on a free port, and the window's look.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLog } from '@/scripts/bootstrap/quiet.mjs';
import { freePort, waitForAnswer } from '@/scripts/run/ports.mjs';

const FIRST_PORT = 4555;
const START_LIMIT_MS = 20_000;
const SCREEN = '-screen 0 1400x1200x24';

// The bar of the small browser would keep the window wider than a phone.
const NARROW = '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px; }';

function makeHome(): string {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), NARROW);
  return home;
}

function envOf(home: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    LANG: 'en_GB.UTF-8',
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    TMPDIR: home,
    // As root, and within a container, the engine cannot shut its processes in.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
}

/** Starts everything in a separate process group; `end` ends the group and removes its files. */
export async function startWebkitDriver(): Promise<{ url: string; end: () => Promise<void> }> {
  const port = await freePort(FIRST_PORT);
  const url = `http://127.0.0.1:${port}`;
  const home = makeHome();
  const out = openSync(openLog('engines-webkit-driver'), 'w');
  const args = ['-a', '-s', SCREEN, 'WebKitWebDriver', `--port=${port}`];
  const child = spawn('xvfb-run', args, { env: envOf(home), detached: true, stdio: ['ignore', out, out] });
  const ended = once(child, 'exit');
  const end = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  const limits = { timeoutMs: START_LIMIT_MS, isGivenUp: () => child.exitCode !== null };
  if (await waitForAnswer(`${url}/status`, limits)) return { url, end };
  await end();
  throw new Error('WebKitWebDriver does not answer; see logs/engines-webkit-driver.log');
}

// Runs a site, with the sandbox if no merchants are set; when one ends, both do.
import { announcement, announcementLine } from './announce.mjs';
import { isRunning, stop, whenEnded } from './children.mjs';
import { waitForAnswer } from './ports.mjs';

/** On a signal the site drains first; the other processes end after it. */
function drainOnSignals(site) {
  const state = { isEnding: false };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      state.isEnding = true;
      // For the parent of several instances, SIGHUP means to replace them.
      stop(site, signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  return state;
}

// A collector of logs takes JSON lines only; the demo is for people.
const isForPeople = ({ isDemo }) => isDemo || process.stdout.isTTY === true;

async function announceWhenUp(site, { mode, sandbox, timeoutMs }) {
  const url = `http://127.0.0.1:${mode.port}/healthz`;
  const isUp = await waitForAnswer(url, { timeoutMs, isGivenUp: () => !isRunning(site) });
  if (isUp)
    console.log(isForPeople(mode) ? announcement(mode, sandbox?.port).join('\n') : announcementLine(mode));
  else if (isRunning(site)) console.error(`The site does not answer on ${url} after ${timeoutMs / 1000} s.`);
}

/** Starts the sandbox (demo only), then the site, and prints the addresses once it responds. Resolves with the site's exit code. */
export async function runSite(mode, { startSandbox, startSite, timeoutMs }) {
  const sandbox = mode.isDemo ? await startSandbox(mode.sandboxPort) : undefined;
  const site = startSite(sandbox);
  const state = drainOnSignals(site);
  announceWhenUp(site, { mode, sandbox, timeoutMs });
  await Promise.race([whenEnded(site), ...(sandbox ? [sandbox.whenEnded()] : [])]);
  const isSandboxLost = isRunning(site) && !state.isEnding;
  const code = await stop(site, 'SIGINT');
  if (isSandboxLost) sandbox.requireAlive();
  await sandbox?.stop();
  return code;
}

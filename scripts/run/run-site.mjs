// Runs a site, on the embedded sandbox when no merchants are set: one that ends takes the other with it.
import { announcement } from './announce.mjs';
import { isRunning, stop, whenEnded } from './children.mjs';
import { waitForAnswer } from './ports.mjs';

/** On a signal the site drains first; the rest of the start follows when it has ended. */
function drainOnSignals(site) {
  const told = { isEnding: false };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      told.isEnding = true;
      // To the parent of several instances SIGHUP says to replace them.
      stop(site, signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  return told;
}

async function announceWhenUp(site, { mode, sandbox, timeoutMs }) {
  const url = `http://127.0.0.1:${mode.port}/healthz`;
  const isUp = await waitForAnswer(url, { timeoutMs, isGivenUp: () => !isRunning(site) });
  if (isUp) console.log(announcement(mode, sandbox?.port).join('\n'));
  else if (isRunning(site)) console.error(`The site does not answer on ${url} after ${timeoutMs / 1000} s.`);
}

/**
 * Starts the sandbox with `startSandbox` where the mode is a demo, then the site with `startSite`, and prints the addresses once it answers.
 * Resolves with the site's exit code when both have ended.
 */
export async function runSite(mode, { startSandbox, startSite, timeoutMs }) {
  const sandbox = mode.isDemo ? await startSandbox(mode.sandboxPort) : undefined;
  const site = startSite(sandbox);
  const told = drainOnSignals(site);
  announceWhenUp(site, { mode, sandbox, timeoutMs });
  await Promise.race([whenEnded(site), ...(sandbox ? [sandbox.whenEnded()] : [])]);
  const isSandboxLost = isRunning(site) && !told.isEnding;
  const code = await stop(site, 'SIGINT');
  if (isSandboxLost) sandbox.requireAlive();
  await sandbox?.stop();
  return code;
}

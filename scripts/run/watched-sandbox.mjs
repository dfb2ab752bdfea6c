// The development sandbox: restarts on the same port when one of its files changes.
import { watch } from 'node:fs';
import { printTail } from '../bootstrap/quiet.mjs';
import { fromRoot } from '../bootstrap/root.mjs';
import { stop } from './children.mjs';
import { freePort } from './ports.mjs';
import { launchSandbox } from './sandbox.mjs';

/** Editors write a file in several steps. */
const SETTLE_MS = 100;
const isSource = (name) => /\.(ts|json|css|svg)$/.test(name ?? '');

function printFaults({ child, log }) {
  child.once('exit', (code) => {
    if (!code) return;
    printTail(log);
    console.error('The sandbox ended: it starts again when one of its files changes.');
  });
}

/** Starts the sandbox on `wantedPort`, or a free port; if it fails to start, waits for the next change. */
export async function startWatchedSandbox(wantedPort) {
  const port = await freePort(wantedPort);
  const launch = () => {
    const launched = launchSandbox(port);
    printFaults(launched);
    return launched;
  };
  let current = launch();
  let restart = Promise.resolve();
  let settle;
  let isEnding = false;
  const again = async () => {
    await stop(current.child);
    if (isEnding) return;
    current = launch();
    console.log('The sandbox started again: one of its files changed.');
  };
  const watcher = watch(fromRoot('sandbox'), { recursive: true }, (_, name) => {
    if (!isSource(name)) return;
    clearTimeout(settle);
    settle = setTimeout(() => {
      restart = restart.then(again);
    }, SETTLE_MS);
  });
  const end = async () => {
    isEnding = true;
    clearTimeout(settle);
    watcher.close();
    await restart;
    await stop(current.child);
  };
  return { port, whenEnded: () => Promise.withResolvers().promise, stop: end };
}

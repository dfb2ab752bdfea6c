// npm run studio: a local page to edit an entry beside the real site; the registry is not changed.
import { parseArgs } from 'node:util';
import { BootstrapError, runMain } from '../scripts/bootstrap/main.mjs';
import { build } from '../scripts/release/make/build-release.mjs';
import { fromCaller } from './preview/from-caller.mjs';
import { readRegistry } from './preview/load-doctor.mjs';
import { readEntry } from './preview/read-entry.mjs';
import { startStudio } from './studio/server/start-studio.mjs';

const USAGE = 'Usage: npm run studio -- [<entry.json>] [--port=<port>]';
const DEFAULT_PORT = 3400;
const MAX_PORT = 65_534;

function readArguments() {
  try {
    const options = { port: { type: 'string', default: String(DEFAULT_PORT) } };
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const port = Number(values.port);
    if (positionals.length > 1) throw new Error('Name one file at most.');
    if (!(Number.isInteger(port) && port > 0 && port <= MAX_PORT))
      throw new Error(`--port must be a port number from 1 to ${MAX_PORT}, found "${values.port}".`);
    return { file: positionals[0], port };
  } catch (error) {
    throw new BootstrapError(`${error.message}\n${USAGE}`);
  }
}

const whenInterrupted = () =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve);
  });

await runMain(import.meta.url, async () => {
  const { file, port } = readArguments();
  const entry = file === undefined ? undefined : readEntry(fromCaller(file));
  // Reports immediately if MERCHANTS is not a path.
  readRegistry();
  await build();
  const interrupted = whenInterrupted();
  const studio = await startStudio({ port, entry });
  console.log(`\nThe studio is up; the address is for you alone:\n  ${studio.url}\n\nCtrl+C ends it.`);
  await interrupted;
  await studio.stop();
});

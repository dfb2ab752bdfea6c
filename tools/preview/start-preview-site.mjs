// The built site with the sandbox and a separate registry, on this machine only.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startScreensDemo } from '../screens/start-demo.mjs';
import { toSandboxEntry } from './to-sandbox-entry.mjs';

/** The shell's settings of the operator's own site do not reach the preview. */
const PREVIEW_ENV = {
  LISTEN_ON: 'loopback',
  STATE_DIR: 'none',
  REDIS_URL: '',
  INSTANCES: '1',
  RENDERERS: '0',
  TRUSTED_PROXY_HOPS: '0',
  SITE_PORTS: '',
};

/** Two previews that start at once must not find the same port. */
const ANY_PORTS = { site: 0, sandbox: 0 };

/** Writes under another ending first: the site never reads half a file. */
function writeRegistry(folder, brands) {
  const file = path.join(folder, 'preview.json');
  const entries = brands.map(({ entry, ...place }) => toSandboxEntry(entry, place));
  writeFileSync(`${file}.part`, JSON.stringify(entries), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

/** Serves `brands`, each `{ entry, hosts, as? }`; `replace` serves others from then on. */
export async function startPreviewSite(brands) {
  const folder = mkdtempSync(path.join(tmpdir(), 'brand-preview-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  try {
    writeRegistry(folder, brands);
    const demo = await startScreensDemo(folder, PREVIEW_ENV, ANY_PORTS);
    const stop = async () => {
      await demo.stop();
      clear();
    };
    return { ...demo, stop, replace: (next) => writeRegistry(folder, next) };
  } catch (error) {
    clear();
    throw error;
  }
}

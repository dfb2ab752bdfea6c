// The doctor's checks of one entry, from the site's own sources.
import path from 'node:path';
import { loadSource } from '../../scripts/bootstrap/load-source.mjs';
import { BootstrapError } from '../../scripts/bootstrap/main.mjs';
import { ROOT } from '../../scripts/bootstrap/root.mjs';
import { chooseMode, isAddress } from '../../scripts/run/mode.mjs';
import { readMerchants } from '../../scripts/run/registry.mjs';

/** The demo's merchants name the sandbox by this variable. */
const SANDBOX_ORIGIN = 'http://127.0.0.1:4010';

/** Returns the registry that an entry would join: MERCHANTS, or the demo's. @throws BootstrapError where it is an address. */
export function readRegistry(env = process.env) {
  const { merchants } = chooseMode({ ...env, NODE_ENV: '' });
  if (isAddress(merchants))
    throw new BootstrapError(
      'MERCHANTS is an address here, and this reads folders and files alone: npm run merchants -- export <folder>, then set MERCHANTS to that folder.',
    );
  const place = path.resolve(ROOT, merchants);
  return { place, entries: readMerchants(place) };
}

/** Returns `examine(entry)` with the findings beside today's registry, and the doctor's way to print them. */
export async function loadDoctor() {
  process.env.SANDBOX_ORIGIN ||= SANDBOX_ORIGIN;
  const { examineEntry } = await loadSource('lib/server/ops/doctor/examine-entry.ts');
  const { toTable, countLevels } = await loadSource('lib/server/ops/doctor/report.ts');
  const examine = (entry, others = readRegistry().entries) => examineEntry(entry, others);
  return { examine, toTable, countLevels };
}

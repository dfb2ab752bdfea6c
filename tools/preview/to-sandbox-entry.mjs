// An entry as the preview serves it: the same brand, with the sandbox as its provider.
import { readFileSync } from 'node:fs';
import { toRecord } from '../../lib/shared/is-record.ts';
import { fromRoot } from '../../scripts/bootstrap/root.mjs';

/** The sandbox knows only its own merchants: the preview borrows the code of one. */
const RICH = 'aurora';

const readDemo = (code) => JSON.parse(readFileSync(fromRoot(`sandbox/merchants/${code}.json`), 'utf8'));

/** Optional calls stay as the entry has them on, and calls that it switches off stay off. */
function toPaths(own = {}, sandbox = {}) {
  const off = Object.entries(own).filter(([, value]) => value === null);
  const on = Object.entries(sandbox).filter(([name]) => typeof own?.[name] === 'string');
  return Object.fromEntries([...off, ...on]);
}

/** Returns the entry on `hosts`, played by the sandbox as the demo's merchant `as`. No request of the preview leaves the machine, but for the logo's. */
export function toSandboxEntry(entry, { hosts, as = RICH }) {
  const demo = readDemo(as);
  const { officialDomains: _, ...kept } = entry;
  const own = toRecord(entry.backend);
  return {
    ...kept,
    code: as,
    hosts,
    backend: { origin: demo.backend.origin, paths: toPaths(own.paths, readDemo(RICH).backend.paths) },
    vendors: demo.vendors,
    // A preview is reloaded often.
    limits: demo.limits,
  };
}

// Reads from the registry what a start has to tell: each merchant's name and address. The site checks the rest.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const MAX_BYTES = 64 * 1024 * 1024;

function readFiles(place) {
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => path.join(place, name));
}

// A FIFO or a device would be waited for, and the site names it among the faults.
function readFile(file) {
  try {
    const stats = statSync(file);
    return stats.isFile() && stats.size <= MAX_BYTES ? JSON.parse(readFileSync(file, 'utf8')) : [];
  } catch {
    return [];
  }
}

const isText = (value) => typeof value === 'string';

// An entry with faults is left out by the site as well.
const hasAddress = (it) => isText(it?.name) && Array.isArray(it.hosts) && it.hosts.every(isText);

/** The named merchants of a folder of JSON files, or of one JSON file that holds an array. Faults are left to the site. */
export function readMerchants(place) {
  try {
    return readFiles(place).flatMap(readFile).filter(hasAddress);
  } catch {
    return [];
  }
}

/** `Name  http://host:port` for each merchant that has an exact host; a wildcard is no address. */
export function addressLines(merchants, port) {
  const width = Math.max(0, ...merchants.map(({ name = '' }) => name.length));
  return merchants.flatMap(({ name = '', hosts = [] }) => {
    const host = hosts.find((candidate) => !candidate.startsWith('*'));
    return host ? [`  ${name.padEnd(width)}  http://${host}:${port}`] : [];
  });
}

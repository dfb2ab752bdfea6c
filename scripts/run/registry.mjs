// Reads merchant names and addresses from the registry for the start message; the site validates the rest.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const MAX_BYTES = 64 * 1024 * 1024;

function readFiles(place) {
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => path.join(place, name));
}

// Reading a FIFO or a device would block; the site reports it.
function readFile(file) {
  try {
    const stats = statSync(file);
    return stats.isFile() && stats.size <= MAX_BYTES ? JSON.parse(readFileSync(file, 'utf8')) : [];
  } catch {
    return [];
  }
}

const isText = (value) => typeof value === 'string';

// The site also leaves out invalid entries.
const hasAddress = (it) => isText(it?.name) && Array.isArray(it.hosts) && it.hosts.every(isText);

/** Returns the named merchants of a folder of JSON files, or of one JSON array; ignores errors. */
export function readMerchants(place) {
  try {
    return readFiles(place).flatMap(readFile).filter(hasAddress);
  } catch {
    return [];
  }
}

/** Returns `Name  http://host:port` for each merchant with an exact host. */
export function addressLines(merchants, port) {
  const width = Math.max(0, ...merchants.map(({ name = '' }) => name.length));
  return merchants.flatMap(({ name = '', hosts = [] }) => {
    const host = hosts.find((candidate) => !candidate.startsWith('*'));
    return host ? [`  ${name.padEnd(width)}  http://${host}:${port}`] : [];
  });
}

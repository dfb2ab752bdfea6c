// Reads from the registry what a start has to tell: each merchant's name and address. The site checks the rest.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

function readFiles(place) {
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => path.join(place, name));
}

/** All merchants of a folder of JSON files, or of one JSON file that holds an array. Faults are left to the site. */
export function readMerchants(place) {
  try {
    return readFiles(place).flatMap((file) => JSON.parse(readFileSync(file, 'utf8')));
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

// Reads one registry entry from a file; every obstacle is one sentence.
import { readFileSync, statSync } from 'node:fs';
import { BootstrapError } from '../../scripts/bootstrap/main.mjs';

const MAX_BYTES = 1024 * 1024;

function readText(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new BootstrapError(`There is no file ${file}.`);
  if (!stats.isFile()) throw new BootstrapError(`${file} is not a file.`);
  if (stats.size > MAX_BYTES) throw new BootstrapError(`${file} is larger than 1 MiB.`);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BootstrapError(`${file} cannot be read (${error.code}).`);
  }
}

function parse(text, file) {
  try {
    return JSON.parse(text);
  } catch (error) {
    const [place = ''] = / at position \d+ \(line \d+ column \d+\)/.exec(error.message) ?? [];
    throw new BootstrapError(`${file} is not JSON${place}.`);
  }
}

/** Returns the entry in `file`. @throws BootstrapError where the file holds no single JSON object. */
export function readEntry(file) {
  const entry = parse(readText(file), file);
  if (Array.isArray(entry))
    throw new BootstrapError(`${file} holds a list: put one merchant into a file of its own.`);
  if (typeof entry !== 'object' || entry === null)
    throw new BootstrapError(`${file} holds no merchant: it must be a JSON object.`);
  return entry;
}

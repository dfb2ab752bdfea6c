// Names of the files that a source's entries become in the local copy.
import 'server-only';
import { hash } from 'node:crypto';

const PLAIN = /^[A-Za-z0-9_-][\w.-]{0,99}$/;

/** Returns the file name of an entry's code: never a path, and never a hidden file. */
export function toEntryFile(code: string): string {
  return `${PLAIN.test(code) ? code : hash('sha256', code, 'hex').slice(0, 32)}.json`;
}

/** Returns the entry's name in a file name or key; undefined where it ends in no `.json` or lies in another folder. */
export function toEntryName(file: string): string | undefined {
  const name = file.endsWith('.json') ? file.slice(0, -'.json'.length) : '';
  return name === '' || name.startsWith('.') || name.includes('/') ? undefined : name;
}

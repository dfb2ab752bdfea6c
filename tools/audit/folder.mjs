// Where the audit keeps what it needs, and where it leaves what it found: both outside git.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../../scripts/bootstrap/root.mjs';

export const inAudit = (...parts) => fromRoot('.demo/audit', ...parts);

/** The file of a report; its folder is made. */
export function toAuditFile(name) {
  mkdirSync(fromRoot('logs/audit'), { recursive: true });
  return fromRoot('logs/audit', name);
}

/** Writes a file of the audit's folder and returns its whole path. */
export function writeAuditFile(name, text) {
  const file = inAudit(name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

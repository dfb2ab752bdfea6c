// Folders of the audit, outside git: its tools, and its reports.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../../scripts/bootstrap/root.mjs';

export const inAudit = (...parts) => fromRoot('.demo/audit', ...parts);

/** Returns the path of a report; creates its folder. */
export function toAuditFile(name) {
  mkdirSync(fromRoot('logs/audit'), { recursive: true });
  return fromRoot('logs/audit', name);
}

/** Writes a file of the audit's folder and returns its path. */
export function writeAuditFile(name, text) {
  const file = inAudit(name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

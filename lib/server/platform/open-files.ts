// Limits connections by open files: each connection is one, and each provider call another.
import 'server-only';
import { readFileSync } from 'node:fs';

const LIMITS_FILE = '/proc/self/limits';
const OWN_FILES = 64;
/** A request to a provider needs a second connection. */
const FILES_BY_CONNECTION = 2;
const LEAST = 16;

/** Returns the soft limit of open files from Linux's text; Infinity where it has none. Node raises it to the hard limit at start. */
export function parseFileLimit(limits: string): number {
  const [, softLimit] = /^Max open files\s+(\d+|unlimited)/m.exec(limits) ?? [];
  return softLimit === undefined || softLimit === 'unlimited' ? Number.POSITIVE_INFINITY : Number(softLimit);
}

function readLimits(): string {
  try {
    return readFileSync(LIMITS_FILE, 'utf8');
  } catch {
    return '';
  }
}

/** Returns how many connections leave enough files to serve them: half of the limit, at most `most`. */
export function mostConnections(most: number, limits = readLimits()): number {
  const capacity = Math.floor((parseFileLimit(limits) - OWN_FILES) / FILES_BY_CONNECTION);
  return Math.max(Math.min(most, capacity), LEAST);
}

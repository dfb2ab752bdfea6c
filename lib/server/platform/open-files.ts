// How many connections this process may hold: each is an open file, and so are the calls behind it, the log and whatever Next still loads.
import 'server-only';
import { readFileSync } from 'node:fs';

const LIMITS_FILE = '/proc/self/limits';
/** What a process has open besides: libraries, pipes, Redis, files that are read when they are first asked for. */
const OWN_FILES = 64;
/** A connection whose request goes on to a provider takes two. */
const FILES_BY_CONNECTION = 2;
const LEAST = 16;

/** The soft limit of open files as Linux tells it; Infinity where it tells none. Node has raised it to the hard one by then. */
export function parseFileLimit(limits: string): number {
  const [, soft] = /^Max open files\s+(\d+|unlimited)/m.exec(limits) ?? [];
  return soft === undefined || soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
}

function readLimits(): string {
  try {
    return readFileSync(LIMITS_FILE, 'utf8');
  } catch {
    // Another system: its own limits are as good as any.
    return '';
  }
}

/**
 * The most connections that leave files for what answers them: half of what the limit leaves, `most` at most. A connection beyond that is
 * turned away at once; without this the process would run out of files in the middle of answers that it had begun.
 */
export function mostConnections(most: number, limits = readLimits()): number {
  const room = Math.floor((parseFileLimit(limits) - OWN_FILES) / FILES_BY_CONNECTION);
  return Math.max(Math.min(most, room), LEAST);
}

// Cost of processes and their children, by the kernel's own accounting.
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;
const FIELD = { parent: 1, user: 11, system: 12, resident: 21 };

/** Fields of /proc/PID/stat behind the name, which may itself hold blanks and brackets. */
export function parseStat(text) {
  const fields = text
    .slice(text.lastIndexOf(') ') + 2)
    .split(' ')
    .map(Number);
  return {
    parent: fields[FIELD.parent],
    cpuMs: ((fields[FIELD.user] + fields[FIELD.system]) * 1000) / TICKS_PER_SECOND,
    rssBytes: fields[FIELD.resident] * PAGE_BYTES,
  };
}

function readAll() {
  const all = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      all.set(Number(name), parseStat(readFileSync(`/proc/${name}/stat`, 'utf8')));
    } catch {
      // It ended during the reading.
    }
  }
  return all;
}

/** Returns the given processes with all descendants. */
export function treeOf(roots, all) {
  const matches = new Set(roots);
  let isGrowing = true;
  while (isGrowing) {
    const before = matches.size;
    for (const [pid, { parent }] of all) if (matches.has(parent)) matches.add(pid);
    isGrowing = matches.size > before;
  }
  return [...matches].filter((pid) => all.has(pid));
}

const sumOf = (roots, key) => {
  const all = readAll();
  return treeOf(roots, all).reduce((sum, pid) => sum + all.get(pid)[key], 0);
};

/** User and system time so far, in ms, of process trees together. */
export const cpuMsOf = (roots) => sumOf(roots, 'cpuMs');

/** Resident bytes of process trees together. */
export const rssOf = (roots) => sumOf(roots, 'rssBytes');

/** Open handles (files and sockets) of one process. */
export const handlesOf = (pid) => readdirSync(`/proc/${pid}/fd`).length;

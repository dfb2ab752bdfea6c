// Finds releases in use by the working directory of processes (Linux).
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** Process titles of the site: Node server, or `next start`. */
const SITE = /\bbuild\/server\.mjs|^next-server/;

const tryRead = (read) => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** Maps release ids to the processes that run them; undefined without /proc, or for a site of another user. */
export function findRunning(releases) {
  const pids = tryRead(() => readdirSync('/proc'))?.filter((name) => /^\d+$/.test(name));
  if (!pids) return undefined;
  const running = new Map();
  for (const pid of pids) {
    const cwd = tryRead(() => readlinkSync(`/proc/${pid}/cwd`));
    const command = tryRead(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')) ?? '';
    if (cwd === undefined && SITE.test(command)) return undefined;
    if (!cwd?.startsWith(releases + path.sep)) continue;
    const [id] = path.relative(releases, cwd).split(path.sep);
    running.set(id, [...(running.get(id) ?? []), Number(pid)]);
  }
  return running;
}

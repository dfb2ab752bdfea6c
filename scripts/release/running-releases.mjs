// Which releases processes of this machine run on: the folder that a process works in, as Linux tells it.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** How a site's process is called: the Node server, or plain `next start`. */
const SITE = /\bbuild\/server\.mjs|^next-server/;

const tryRead = (read) => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/**
 * Maps ids of releases below `releases` to the processes that work in them.
 * Returns undefined when that cannot be known: no /proc, or a site of another user, whose folder only root may read.
 */
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

// Resources of a process, as Linux reports them.
import { readdirSync, readFileSync } from 'node:fs';

/** Memory that it holds, in bytes. */
export function rssOf(pid: number): number {
  const [, kib = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) * 1024;
}

/** Files and sockets that it has open. */
export const filesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** The processes that it has started and that run. */
export function childrenOf(pid: number): number[] {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return pids.map(Number);
}

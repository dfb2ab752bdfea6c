// The heap of a running site, which it reports to a test (report-heap.mjs).
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT, until } from '@/tests/fault/topology/support/instance';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

/** Environment that has a site report its heap, and its reader: `readHeap` returns the bytes that are left after a full garbage collection. */
export function plantHeap(): {
  readonly env: Readonly<Record<'HEAP_FILE' | 'NODE_OPTIONS', string>>;
  readonly readHeap: (pid: number) => Promise<number>;
} {
  const file = path.join(makeTemporaryFolder('heap'), 'bytes');
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const readHeap = async (pid: number): Promise<number> => {
    rmSync(file, { force: true });
    process.kill(pid, 'SIGUSR2');
    await until(() => read() !== '', 'the report of the heap');
    return Number(read());
  };
  return {
    env: {
      HEAP_FILE: file,
      NODE_OPTIONS: `--import ${ROOT}/tests/fault/leaving/support/report-heap.mjs`,
    },
    readHeap,
  };
}

// All that the parent of several instances knows of them.
import 'server-only';
import { type Instance, startInstance } from '@/lib/server/node/instances/instance';

/** Where one instance is kept. */
export type Seat = { current: Instance };

/** All that the parent knows; `end` is there once it is to end. */
export type Pool = {
  readonly seats: Seat[];
  readonly living: Set<Instance>;
  /** The release that an instance is started of. */
  folder: string;
  readonly watch: (instance: Instance) => void;
  end?: { code: number };
};

/** Ends this process once it is to end and no instance is left. */
export function exitWhenEmpty({ end, living }: Pool): void {
  if (end && living.size === 0) process.exit(end.code);
}

/** Starts one instance more. */
export function begin(pool: Pool, folder = pool.folder): Instance {
  const instance = startInstance(folder);
  pool.living.add(instance);
  pool.watch(instance);
  void instance.whenEnded.then(({ code }) => {
    pool.living.delete(instance);
    if (pool.end) pool.end.code ||= code ?? 0;
    exitWhenEmpty(pool);
  });
  return instance;
}

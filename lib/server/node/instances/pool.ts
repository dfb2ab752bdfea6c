// The state of a parent of instances.
import 'server-only';
import { type Instance, startInstance } from '@/lib/server/node/instances/instance';

export type Seat = { current: Instance };

export type Pool = {
  readonly seats: Seat[];
  readonly living: Set<Instance>;
  folder: string;
  readonly watch: (instance: Instance) => void;
  end?: { code: number };
};

/** Exits once the shutdown has begun and no instance is left. */
export function exitWhenEmpty({ end, living }: Pool): void {
  if (end && living.size === 0) process.exit(end.code);
}

/** Starts one more instance. */
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

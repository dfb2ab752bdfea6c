// One value per process, however many bundles hold this module: Next bundles the gate and the pages apart.
import 'server-only';

const holder = globalThis as unknown as Record<symbol, unknown>;

/** The process-wide value of a name, made at first use. */
export function getSingle<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`site.${name}`);
  holder[key] ??= make();
  return holder[key] as Value;
}

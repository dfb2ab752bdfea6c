// One value per process, however many bundles hold this module: Next bundles the gate and the pages apart.
import 'server-only';

const holder = globalThis as unknown as Record<symbol, unknown>;

const keys = new Map<string, symbol>();

// Looking a symbol up by its name costs more than most of what is found.
function keyOf(name: string): symbol {
  const known = keys.get(name);
  if (known) return known;
  const key = Symbol.for(`site.${name}`);
  keys.set(name, key);
  return key;
}

/** The process-wide value of a name, made at first use. */
export function getProcessSingleton<Value>(name: string, make: () => Value): Value {
  const key = keyOf(name);
  holder[key] ??= make();
  return holder[key] as Value;
}

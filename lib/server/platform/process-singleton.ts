// One value per process: Next bundles middleware and pages apart, and each bundle has its own modules.
import 'server-only';

const holder = globalThis as unknown as Record<symbol, unknown>;

const keys = new Map<string, symbol>();

// Symbol.for costs more than most lookups that need it.
function keyOf(name: string): symbol {
  const known = keys.get(name);
  if (known) return known;
  const key = Symbol.for(`site.${name}`);
  keys.set(name, key);
  return key;
}

/** Returns the process-wide value of a name; `make` creates it on first use. */
export function getProcessSingleton<Value>(name: string, make: () => Value): Value {
  const key = keyOf(name);
  holder[key] ??= make();
  return holder[key] as Value;
}

// One value per process: Next bundles middleware and pages apart, and each bundle has its own modules.
import 'server-only';

const SYMBOL = Symbol.for('site.singletons');

const holder = globalThis as { [SYMBOL]?: Map<string, unknown> };
holder[SYMBOL] ??= new Map();
const values = holder[SYMBOL];

/** Returns the process-wide value of a name; `make` creates it on first use. */
export function getProcessSingleton<Value>(name: string, make: () => Value): Value {
  const known = values.get(name) as Value | undefined;
  if (known !== undefined) return known;
  const made = make();
  values.set(name, made);
  return made;
}

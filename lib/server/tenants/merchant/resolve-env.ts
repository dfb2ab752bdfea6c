// Values of an entry that are in the environment: `env:NAME`.
import 'server-only';
import { readEnvValue } from '@/lib/server/platform/env-value';

const MARK = 'env:';

/** Returns the value with the environment's in place of `env:NAME`; `report` gets each name, its place and value. */
export function resolveEnv(
  value: unknown,
  report: (name: string, at: readonly PropertyKey[], found: string | undefined) => void,
  at: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === 'string' && value.startsWith(MARK)) {
    const name = value.slice(MARK.length);
    const found = readEnvValue(name);
    report(name, at, found);
    return found;
  }
  if (Array.isArray(value)) return value.map((item, index) => resolveEnv(item, report, [...at, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolveEnv(item, report, [...at, key])]),
  );
}

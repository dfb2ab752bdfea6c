// A single value of the environment, for what runs before the whole is checked and for the registry's `env:NAME` (WIRE §1).
import 'server-only';

/** The value of a variable, or undefined when it is unset. */
export function readEnvValue(name: string): string | undefined {
  return process.env[name];
}

/** Sets variables that are unset or empty. Returns the names of those that are set to something else already. */
export function layUnderEnv(values: Readonly<Record<string, string>>): string[] {
  const differing: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (!process.env[name]) process.env[name] = value;
    else if (process.env[name] !== value) differing.push(name);
  }
  return differing;
}

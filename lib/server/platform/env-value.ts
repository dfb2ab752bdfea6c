// Single environment variables, for code that runs before all are checked and for the registry's `env:NAME`.
import 'server-only';

/** Returns the value of a variable, or undefined when it is unset. */
export function readEnvValue(name: string): string | undefined {
  return process.env[name];
}

/** Returns all variables, for a process that this one starts. */
export function listEnvValues(): NodeJS.ProcessEnv {
  return process.env;
}

export type Winner = 'given' | 'set';

/** Sets variables and returns the names of those that had another value; `winner` decides which value stays. */
export function setEnvValues(values: Readonly<Record<string, string>>, winner: Winner): string[] {
  const differing: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const isSet = Boolean(process.env[name]) && process.env[name] !== value;
    if (isSet) differing.push(name);
    if (!isSet || winner === 'given') process.env[name] = value;
  }
  return differing;
}

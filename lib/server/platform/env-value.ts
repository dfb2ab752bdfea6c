// A single value of the environment, for what runs before the whole is checked and for the registry's `env:NAME`.
import 'server-only';

/** The value of a variable, or undefined when it is unset. */
export function readEnvValue(name: string): string | undefined {
  return process.env[name];
}

/** Which of two values of one variable stays. */
export type Winner = 'given' | 'set';

/** Sets variables; where one is set to something else already, `winner` says what stays. Returns the names of those. */
export function setEnvValues(values: Readonly<Record<string, string>>, winner: Winner): string[] {
  const differing: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const isSet = Boolean(process.env[name]) && process.env[name] !== value;
    if (isSet) differing.push(name);
    if (!isSet || winner === 'given') process.env[name] = value;
  }
  return differing;
}

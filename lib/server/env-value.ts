// A single value of the environment, for what runs before the whole is checked and for the registry's `env:NAME` (WIRE §1).
import 'server-only';

/** The value of a variable, or undefined when it is unset. */
export function readEnvValue(name: string): string | undefined {
  return process.env[name];
}

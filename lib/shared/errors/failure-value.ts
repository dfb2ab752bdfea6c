// What of a failure's value goes on to the browser: known fields of known codes, each of its own type.

const FACTORS = ['email', 'ga', 'sms'] as const;

const isOffered = (flag: unknown): boolean => flag === true || (typeof flag === 'string' && flag !== '');

/** Reads the value of a failure: the second factors that `login_verify_required` offers, and nothing for any other code. */
export function parseFailureValue(code: string, value: unknown): Record<string, boolean> | undefined {
  if (code !== 'login_verify_required' || typeof value !== 'object' || value === null) return undefined;
  const flags = value as Record<string, unknown>;
  const named = FACTORS.filter((name) => Object.hasOwn(flags, name));
  return Object.fromEntries(named.map((name) => [name, isOffered(flags[name])]));
}

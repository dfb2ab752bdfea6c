const FACTORS = ['email', 'ga', 'sms'] as const;

const isOffered = (flag: unknown): boolean => flag === true || (typeof flag === 'string' && flag !== '');

/** Returns the second factors of `login_verify_required`; nothing for any other code. */
export function parseFailureValue(code: string, value: unknown): Record<string, boolean> | undefined {
  if (code !== 'login_verify_required' || typeof value !== 'object' || value === null) return undefined;
  const flags = value as Record<string, unknown>;
  const named = FACTORS.filter((name) => Object.hasOwn(flags, name));
  return Object.fromEntries(named.map((name) => [name, isOffered(flags[name])]));
}

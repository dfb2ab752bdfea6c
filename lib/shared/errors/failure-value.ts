import { toFlag } from '@/lib/shared/calls/wire-value';

const FACTORS = ['email', 'ga', 'sms'] as const;

const OFF: ReadonlySet<string> = new Set(['', '0', 'false']);

/** A provider may give the masked address or number in place of a flag. */
const isOffered = (flag: unknown): boolean => toFlag(flag) || (typeof flag === 'string' && !OFF.has(flag));

/** Returns the second factors of `login_verify_required`; nothing for any other code. */
export function parseFailureValue(code: string, value: unknown): Record<string, boolean> | undefined {
  if (code !== 'login_verify_required' || typeof value !== 'object' || value === null) return undefined;
  const flags = value as Record<string, unknown>;
  const named = FACTORS.filter((name) => Object.hasOwn(flags, name));
  return Object.fromEntries(named.map((name) => [name, isOffered(flags[name])]));
}

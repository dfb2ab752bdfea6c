// A merchant in the registry: its checked entry as text, of which the merchant object is made when it is needed, with the values that are in the environment.
import 'server-only';
import { readEnvValue } from '@/lib/server/platform/env-value';
import { type Merchant, toMerchant } from '@/lib/server/tenants/merchant/merchant';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';

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

export type HeldMerchant = {
  readonly code: string;
  readonly hosts: readonly string[];
  /** The entry as written, with `env:NAME` in place of values. */
  readonly text: string;
  readonly hasDefaultPassword?: true;
};

/** Makes the merchant of a checked entry's text. @throws where it is no entry. */
export function toMade({ text }: Pick<HeldMerchant, 'text'>): Merchant {
  return toMerchant(merchantSchema.parse(resolveEnv(JSON.parse(text), () => undefined)));
}

/** Returns whether two entries are written in the same way. */
export function isSameEntry(one: HeldMerchant, other: HeldMerchant): boolean {
  return one === other || one.text === other.text;
}

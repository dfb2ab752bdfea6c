import { toList, toRecords, toText } from '@/lib/shared/calls/wire-value';
import type { WireVipLevel } from '@/lib/shared/calls/wire-wallet';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import { parseAmount } from '@/lib/shared/money/format-amount';
import { uniqueBy } from '@/lib/shared/unique-by';

export type VipLevel = {
  /** Absent where the provider names none. */
  readonly rank: number | undefined;
  readonly name: string;
  readonly conditions: readonly { readonly name: string; readonly target: string }[];
  readonly benefits: readonly string[];
};

function conditionsOf(raw: WireVipLevel): VipLevel['conditions'] {
  const named = toRecords<{ name?: unknown; target?: unknown }>(raw.conditions, LIST_LIMIT.vipLines)
    .map(({ name, target }) => ({ name: toText(name), target: toText(target) }))
    .filter(({ name }) => name !== '');
  return uniqueBy(named, JSON.stringify);
}

function levelOf(raw: WireVipLevel): VipLevel {
  const benefits = toList(raw.benefits, LIST_LIMIT.vipLines).map((text) => toText(text));
  return {
    rank: parseAmount(raw.rankLevel),
    name: toText(raw.name),
    conditions: conditionsOf(raw),
    benefits: [...new Set(benefits)].filter((text) => text !== ''),
  };
}

const placeOf = ({ rank = Number.MAX_VALUE }: VipLevel): number => rank;

/** Parses the levels that have a name, each of them and of its lines once: lowest first, then those without a rank in the provider's order. */
export function parseVipLevels(value: unknown): VipLevel[] {
  const levels = toRecords<WireVipLevel>(value, LIST_LIMIT.vipLevels).map(levelOf);
  const named = levels.filter(({ name }) => name !== '').sort((a, b) => placeOf(a) - placeOf(b));
  return uniqueBy(named, ({ rank, name }) => JSON.stringify([rank, name]));
}

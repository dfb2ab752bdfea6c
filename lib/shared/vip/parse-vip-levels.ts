import { toList, toNumber, toRecords, toText } from '@/lib/shared/calls/wire-value';
import type { WireVipLevel } from '@/lib/shared/calls/wire-wallet';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import { uniqueBy } from '@/lib/shared/unique-by';

export type VipLevel = {
  readonly rank: number;
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
    rank: toNumber(raw.rankLevel),
    name: toText(raw.name),
    conditions: conditionsOf(raw),
    benefits: [...new Set(benefits)].filter((text) => text !== ''),
  };
}

/** Parses the levels that have a name, lowest first, each rank and each of its lines once. */
export function parseVipLevels(value: unknown): VipLevel[] {
  const levels = toRecords<WireVipLevel>(value, LIST_LIMIT.vipLevels).map(levelOf);
  const named = levels.filter(({ name }) => name !== '').sort((a, b) => a.rank - b.rank);
  return uniqueBy(named, ({ rank }) => rank);
}

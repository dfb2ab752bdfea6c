// Who is signed in, parsed tolerantly (E3), and the VIP rules that follow from it (V1, V2).
import type { WireMember, WireRankProgress } from '@/lib/shared/calls/wire-site';
import { toNumber, toText } from '@/lib/shared/calls/wire-value';

/** A member's club label; its rank counts as 0 when missing (ruling 72). */
export type ClubLabel = {
  readonly name: string;
  readonly type: string;
  readonly rank: number;
  readonly id?: number;
};

/** The signed-in member. */
export type Member = {
  readonly id: string;
  readonly account: string;
  readonly type: number;
  readonly language?: string;
  readonly club?: ClubLabel;
};

function clubOf(label: WireMember['clubLabel']): ClubLabel | undefined {
  const name = toText(label?.labelName);
  if (!label || name === '') return undefined;
  return {
    name,
    type: toText(label.type),
    rank: toNumber(label.rankLevel),
    id: typeof label.labelId === 'number' ? label.labelId : undefined,
  };
}

/** Parses a member; a missing field is left empty, an answer that is no object or has no id gives undefined (E3). */
export function parseMember(raw: WireMember | undefined): Member | undefined {
  const id = toText(raw?.id);
  if (!raw || id === '') return undefined;
  return {
    id,
    account: toText(raw.account),
    type: toNumber(raw.type),
    language: typeof raw.language === 'string' ? raw.language : undefined,
    club: clubOf(raw.clubLabel),
  };
}

/** The VIP benefit shows only when its type is AUTO (V1). */
export function hasBenefit(member: Member): boolean {
  return member.club?.type === 'AUTO';
}

/** Share of the way to the next rank, 0 to 1: completed over expected, and 1 when there is no label id (V2). */
export function progressOf(raw: WireRankProgress | undefined): number {
  if (raw?.labelId === undefined || raw.labelId === null) return 1;
  const expected = toNumber(raw.totalExpectedConditions);
  if (expected <= 0) return 1;
  return Math.min(1, Math.max(0, toNumber(raw.completedConditions) / expected));
}

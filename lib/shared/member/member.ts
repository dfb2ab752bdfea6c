// The signed-in member, with VIP benefit and agent type.
import type { WireMember } from '@/lib/shared/calls/wire-site';
import { toNumber, toText } from '@/lib/shared/calls/wire-value';
import { MEMBER_TYPE } from '@/lib/shared/constants';
import { parseLabelId } from '@/lib/shared/service/service-entry';

/** A missing rank counts as 0. */
export type ClubLabel = {
  readonly name: string;
  readonly type: string;
  readonly rank: number;
  readonly id?: string;
};

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
    id: parseLabelId(label.labelId),
  };
}

/** Parses a member; missing fields stay empty; undefined without an id. */
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

/** Returns whether the VIP benefit shows: only when its type is AUTO. */
export function hasBenefit(member: Member): boolean {
  return member.club?.type === 'AUTO';
}

/** Returns whether a member type is an agent's: 1 and 2. */
export function isAgentType(type: number | undefined): boolean {
  return MEMBER_TYPE.agents.some((agent) => agent === type);
}

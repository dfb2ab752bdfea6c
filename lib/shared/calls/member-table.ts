// Endpoints: what belongs to one member.
import { defineCall } from '@/lib/shared/calls/call';
import type {
  WireDepositSetting,
  WireMember,
  WireRankProgress,
  WireWithdrawAccount,
} from '@/lib/shared/calls/wire-site';

const MEMBER_GET = { method: 'GET', group: 'member', auth: 'member', noStore: true } as const;

/** Who is signed in. */
export const memberInfo = defineCall<void, WireMember>({
  ...MEMBER_GET,
  name: 'memberInfo',
  path: '/wps/member/info',
});

/** Progress to the next VIP rank. */
export const rankProgress = defineCall<void, WireRankProgress>({
  ...MEMBER_GET,
  name: 'rankProgress',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
});

/** Ways to pay in, with their limits. */
export const depositSettings = defineCall<void, WireDepositSetting[]>({
  ...MEMBER_GET,
  name: 'depositSettings',
  path: '/wps/relay/MCSFE_getDepositSettings',
});

/** Accounts that winnings are paid to; only the last digits. */
export const withdrawAccountInfo = defineCall<void, WireWithdrawAccount[]>({
  ...MEMBER_GET,
  name: 'withdrawAccountInfo',
  path: '/wps/relay/MCSFE_getWithdrawAccountInfo',
});

/** The member's invitation link and its yield. */
export const referral = defineCall<void, { link?: string; code?: string; invited?: number; reward?: number }>(
  {
    ...MEMBER_GET,
    name: 'referral',
    path: '/wps/relay/MCSFE_getReferralInfo',
    replaceable: true,
  },
);

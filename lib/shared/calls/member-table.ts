// Endpoints: what belongs to one member.
import { defineCall } from '@/lib/shared/calls/call';
import type {
  WireDepositSetting,
  WireMember,
  WireRankProgress,
  WireWithdrawAccount,
} from '@/lib/shared/calls/wire-site';
import type { WireBalance, WireTransactions, WireVipLevel } from '@/lib/shared/calls/wire-wallet';

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

/** The member's money; only where the registry names its path. */
export const balance = defineCall<void, WireBalance>({
  ...MEMBER_GET,
  name: 'balance',
  path: '/wps/member/balance',
  optional: true,
});

/** The member's payments, newest first; only where the registry names its path. */
export const transactions = defineCall<{ page: string; size: string; type?: string }, WireTransactions>({
  ...MEMBER_GET,
  name: 'transactions',
  path: '/wps/member/transactions',
  optional: true,
});

/** Every VIP level; only where the registry names its path. */
export const vipLevels = defineCall<void, WireVipLevel[]>({
  method: 'GET',
  group: 'member',
  auth: 'public',
  cacheSeconds: 300,
  name: 'vipLevels',
  path: '/wps/member/vipLevels',
  optional: true,
});

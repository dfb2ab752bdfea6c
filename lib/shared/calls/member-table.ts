// Endpoints of one member.
import { defineCall } from '@/lib/shared/calls/call';
import type {
  WireDepositSetting,
  WireMember,
  WireRankProgress,
  WireWithdrawAccount,
} from '@/lib/shared/calls/wire-site';
import type { WireBalance, WireTransactions, WireVipLevel } from '@/lib/shared/calls/wire-wallet';

const MEMBER_GET = { method: 'GET', group: 'member', auth: 'member', noStore: true } as const;

export const memberInfo = defineCall<void, WireMember>({
  ...MEMBER_GET,
  name: 'memberInfo',
  path: '/wps/member/info',
});

export const rankProgress = defineCall<void, WireRankProgress>({
  ...MEMBER_GET,
  name: 'rankProgress',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
});

export const depositSettings = defineCall<void, WireDepositSetting[]>({
  ...MEMBER_GET,
  name: 'depositSettings',
  path: '/wps/relay/MCSFE_getDepositSettings',
});

export const withdrawAccountInfo = defineCall<void, WireWithdrawAccount[]>({
  ...MEMBER_GET,
  name: 'withdrawAccountInfo',
  path: '/wps/relay/MCSFE_getWithdrawAccountInfo',
});

export const referral = defineCall<void, { link?: string; code?: string; invited?: number; reward?: number }>(
  {
    ...MEMBER_GET,
    name: 'referral',
    path: '/wps/relay/MCSFE_getReferralInfo',
    replaceable: true,
    feature: 'referral',
  },
);

export const balance = defineCall<void, WireBalance>({
  ...MEMBER_GET,
  name: 'balance',
  path: '/wps/member/balance',
  optional: true,
});

export const transactions = defineCall<{ page: string; size: string; type?: string }, WireTransactions>({
  ...MEMBER_GET,
  name: 'transactions',
  path: '/wps/member/transactions',
  optional: true,
});

export const vipLevels = defineCall<void, WireVipLevel[]>({
  method: 'GET',
  group: 'member',
  auth: 'public',
  cacheSeconds: 300,
  name: 'vipLevels',
  path: '/wps/member/vipLevels',
  optional: true,
});

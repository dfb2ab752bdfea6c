// Optional endpoints: a member's balance and payments, and the VIP levels.

import {
  memberGet,
  publicGet,
  type ReceivedCall,
  requireAccount,
  type SandboxEndpoint,
} from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';
import { pickText } from '../../data/texts/wallet-texts.ts';

const DAY_MS = 86_400_000;

/** A demo player's amount; one who registered has none yet. */
const numberOf = (call: ReceivedCall, key: string, otherwise: number): number => {
  const { profile } = requireAccount(call);
  const value = profile[key];
  if (typeof value === 'number') return value;
  return profile.isNew ? 0 : otherwise;
};

const decimalsOf = ({ merchant }: ReceivedCall) => (merchant.currency === 'VND' ? 0 : 2);

const balance = (call: ReceivedCall) => ({
  amount: numberOf(call, 'balance', call.merchant.unit * 1250).toFixed(decimalsOf(call)),
  currency: call.merchant.currency,
  bonus: numberOf(call, 'bonus', call.merchant.unit * 100).toFixed(decimalsOf(call)),
  updatedAt: new Date(call.state.now()).toISOString(),
});

const KINDS = ['deposit', 'withdraw', 'bonus'];
const STATUSES = ['pending', 'done', 'done', 'failed'];
const TOTAL = 42;

const transactions = (call: ReceivedCall) => {
  const { profile } = requireAccount(call);
  const { page = '1', size = '20', type } = call.query;
  const [at, most] = [Number(page), Number(size)];
  if (!Number.isInteger(at) || at < 1 || !Number.isInteger(most) || most < 1 || most > 100)
    throw new CallError('parameter.invalid', 'page and size are whole numbers from 1.', { httpStatus: 400 });
  if (type !== undefined && !KINDS.includes(type))
    throw new CallError('parameter.invalid', `type is one of ${KINDS.join(', ')}.`, { httpStatus: 400 });
  const all = Array.from({ length: profile.isNew ? 0 : TOTAL }, (_, place) => ({
    id: `${call.merchant.code}-${TOTAL - place}`,
    type: KINDS[place % KINDS.length],
    amount: (call.merchant.unit * (10 + ((place * 37) % 90))).toFixed(decimalsOf(call)),
    currency: call.merchant.currency,
    status: STATUSES[place % STATUSES.length],
    at: new Date(call.state.now() - (place + 1) * DAY_MS).toISOString(),
  })).filter((one) => type === undefined || one.type === type);
  return { items: all.slice((at - 1) * most, at * most), total: all.length };
};

const LEVELS = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'];

const vipLevels = ({ merchant, language }: ReceivedCall) =>
  LEVELS.map((name, place) => ({
    rankLevel: place + 1,
    name,
    conditions: [
      { name: pickText(language, 'deposits'), target: String((place + 1) * 5) },
      { name: pickText(language, 'played'), target: String(merchant.unit * 1000 * (place + 1)) },
    ],
    benefits: [pickText(language, 'cashback'), ...(place > 1 ? [pickText(language, 'manager')] : [])],
  }));

export const walletEndpoints: SandboxEndpoint[] = [
  memberGet('balance', '/wps/relay/MCSFE_getBalance', balance),
  memberGet('transactions', '/wps/relay/MCSFE_getTransactions', transactions),
  publicGet('vipLevels', '/wps/relay/MCSFE_getVipLevels', vipLevels),
];

// Endpoints of one member: data, rank, settings, chat, push, referral.

import { findChatKey } from '../../chat/chat-key.ts';
import { updateAccount } from '../../core/account.ts';
import {
  memberGet,
  type ReceivedCall,
  requireAccount,
  requireField,
  type SandboxEndpoint,
} from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';
import { findSiteOrigin } from '../../pages/site-origin.ts';
import { chatEndpoints } from './chat-rows.ts';
import { pushEndpoints } from './push-rows.ts';
import { walletEndpoints } from './wallet-rows.ts';

const memberInfo = (call: ReceivedCall) => {
  const { id, userName, type, language, clubLabel } = requireAccount(call);
  return { id, account: userName, type, language, ...(clubLabel ? { clubLabel } : {}) };
};

const setLanguage = (call: ReceivedCall) => {
  const language = requireField(call, 'language');
  if (requireField(call, 'merchantCode') !== call.merchant.code) {
    throw new CallError('merchant.mismatch', 'The merchant of the body is another one.', { httpStatus: 400 });
  }
  updateAccount(call.state.database, requireAccount(call).id, { language });
  return { language };
};

const profileNumber = (call: ReceivedCall, key: string, otherwise: number): number => {
  const value = requireAccount(call).profile[key];
  return typeof value === 'number' ? value : otherwise;
};

const rankProgress = (call: ReceivedCall) => {
  const label = requireAccount(call).clubLabel;
  return {
    completedConditions: profileNumber(call, 'completed', 0),
    totalExpectedConditions: profileNumber(call, 'expected', 4),
    ...(label ? { labelId: label.labelId } : {}),
  };
};

const depositSettings = ({ merchant: { unit } }: ReceivedCall) => [
  { method: 'BANK', min: unit * 10, max: unit * 50_000 },
  { method: 'WALLET', min: unit * 5, max: unit * 10_000 },
  { method: 'QR', min: unit * 5, max: unit * 5000 },
];

const withdrawAccountInfo = (call: ReceivedCall) => {
  const { id, profile } = requireAccount(call);
  if (profile.isNew) return [];
  return [{ type: 'BANK', name: 'First Example Bank', accountTail: id.padStart(4, '0').slice(-4) }];
};

const referral = (call: ReceivedCall) => {
  const { id } = requireAccount(call);
  const code = `${call.merchant.code.slice(0, 2).toUpperCase()}${Number(id).toString(36).toUpperCase()}`;
  const invited = profileNumber(call, 'invited', 0);
  const site = findSiteOrigin(call.headers) ?? `https://www.${call.merchant.code}.example`;
  const link = `${site}/m/register?r=${code}`;
  return { link, code, invited, reward: invited * call.merchant.unit * 20 };
};

const saveMemberInfo = (call: ReceivedCall) => {
  const account = requireAccount(call);
  if (findChatKey(call.state, requireField(call, 'authKey'))?.accountId !== account.id)
    throw new CallError('auth.key.invalid', 'The key is not yours, or it has been used.');
  const { authKey: _authKey, ...info } = call.body;
  if (info.id !== account.id || info.account !== account.userName)
    throw new CallError('member.mismatch', 'The data are of another member.');
  updateAccount(call.state.database, account.id, { profile: { ...account.profile, chatInfo: info } });
  return { saved: true };
};

const feedbackCategories = ['ACCOUNT', 'PAYMENT', 'GAME', 'PROMOTION', 'PROMO_CODE', 'TECHNICAL', 'OTHER'];

const feedback = (call: ReceivedCall) => {
  const account = requireAccount(call);
  if (!feedbackCategories.includes(requireField(call, 'category')))
    throw new CallError('feedback.category.invalid', 'The category is unknown.');
  if (requireField(call, 'message').length > 2000)
    throw new CallError('feedback.too.long', 'A message has up to 2000 characters.');
  call.state.database
    .prepare('INSERT INTO received VALUES (?, ?, ?, ?, ?)')
    .run(call.merchant.code, 'feedback', account.id, JSON.stringify(call.body), call.state.now());
  return { received: true };
};

export const memberEndpoints: SandboxEndpoint[] = [
  memberGet('memberInfo', '/wps/member/info', memberInfo),
  { name: 'setLanguage', method: 'PUT', path: '/wps/member/language', auth: 'member', handle: setLanguage },
  memberGet('rankProgress', '/wps/relay/MCSFE_getPlayerRankProgress', rankProgress),
  memberGet('depositSettings', '/wps/relay/MCSFE_getDepositSettings', depositSettings),
  memberGet('withdrawAccountInfo', '/wps/relay/MCSFE_getWithdrawAccountInfo', withdrawAccountInfo),
  memberGet('promoCodeEnable', '/wps/relay/PROMOFE_getPromoCodeEnable', ({ merchant }) => ({
    enabled: merchant.code !== 'noor',
  })),
  memberGet('consumerSetting', '/wps/relay/MCSFE_getConsumerSetting', (call) => ({
    pushEnabled: requireAccount(call).profile.pushEnabled ?? true,
    promotionsByMail: requireAccount(call).profile.promotionsByMail ?? false,
  })),
  memberGet('referral', '/wps/relay/MCSFE_getReferralInfo', referral),
  {
    name: 'saveMemberInfoByAuthKey',
    method: 'POST',
    path: '/wps/relay/WPSCORE_saveMemberInfoByAuthKey',
    auth: 'member',
    handle: saveMemberInfo,
  },
  {
    name: 'feedback',
    method: 'POST',
    path: '/wps/relay/MCSFE_submitFeedback',
    auth: 'member',
    handle: feedback,
  },
  ...chatEndpoints,
  ...pushEndpoints,
  ...walletEndpoints,
];

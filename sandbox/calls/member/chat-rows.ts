// Chat endpoints: opening, unread count, and the key that identifies the member.

import { issueChatKey } from '../../chat/chat-key.ts';
import { countUnread } from '../../chat/chat-thread.ts';
import {
  memberGet,
  publicGet,
  type ReceivedCall,
  requireAccount,
  requireField,
  type SandboxEndpoint,
} from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';
import { chatLanguages } from '../../core/check-request.ts';
import { findSiteOrigin, toAlternateHostOrigin } from '../../pages/site-origin.ts';
import { isBackUrl } from '../games/check-launch.ts';
import { toLaunchError } from '../games/launch-error-table.ts';

const toChatter = (call: ReceivedCall) => ({
  merchant: call.merchant.code,
  accountId: requireAccount(call).id,
  title: '',
  backUrl: '',
  siteOrigin: findSiteOrigin(call.headers) ?? '',
});

const toBackUrl = (call: ReceivedCall): string => {
  const { backUrl = '' } = call.query;
  if (!isBackUrl(backUrl)) throw toLaunchError('launch.backUrl.invalid', call.language);
  if (!backUrl.startsWith('/')) return backUrl;
  const site = findSiteOrigin(call.headers);
  return site ? new URL(backUrl, site).href : '';
};

/** Chinese is one chat language: CN and TW are both sent as CN, and TW itself is rejected. */
const requireChatLanguage = (call: ReceivedCall): string => {
  const language = requireField(call, 'language');
  if (!chatLanguages.has(language))
    throw new CallError('chat.language.invalid', 'The chat does not speak this language.', {
      httpStatus: 400,
    });
  return language;
};

const launchChat = (call: ReceivedCall) => {
  requireField(call, 'b2c');
  const language = requireChatLanguage(call);
  const chatter = {
    ...toChatter(call),
    title: (call.query.title ?? '').slice(0, 120),
    backUrl: toBackUrl(call),
  };
  const query = new URLSearchParams({ key: issueChatKey(call.state, chatter), language });
  return { url: `${toAlternateHostOrigin(call.origin, 'chat.localhost')}/chat?${query}` };
};

const chatUnread = (call: ReceivedCall) => ({ count: countUnread(call.state, toChatter(call)) });

const chatAuthKey = (call: ReceivedCall) => ({ authKey: issueChatKey(call.state, toChatter(call)) });

const customerServiceScript = ({ origin, merchant }: ReceivedCall) => ({
  scriptUrl: `${toAlternateHostOrigin(origin, 'chat.localhost')}/widget.js?merchant=${merchant.code}`,
  widget: 'SandboxChat',
});

export const chatEndpoints: SandboxEndpoint[] = [
  memberGet('launchChat', '/wps/relay/CBS_launchChat', launchChat),
  memberGet('chatUnread', '/wps/relay/CBS_unreadCount', chatUnread),
  memberGet('chatAuthKey', '/wps/relay/CBS_authKey', chatAuthKey),
  publicGet('customerServiceScript', '/wps/relay/WPSCORE_getCustomerServiceScript', customerServiceScript),
];

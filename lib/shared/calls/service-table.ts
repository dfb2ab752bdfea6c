// Customer service endpoints: chat and feedback.
import { defineCall } from '@/lib/shared/calls/call';
import type { WireMember } from '@/lib/shared/calls/wire-site';

const CHAT = { method: 'GET', group: 'chat', auth: 'member', noStore: true } as const;

export const launchChat = defineCall<
  { b2c?: string; title?: string; backUrl?: string; language?: string },
  { url?: string }
>({
  ...CHAT,
  name: 'launchChat',
  path: '/wps/relay/CBS_launchChat',
  hasPlayerMessages: true,
});

export const chatUnread = defineCall<void, { count?: number }>({
  ...CHAT,
  name: 'chatUnread',
  path: '/wps/relay/CBS_unreadCount',
});

export const customerServiceScript = defineCall<void, { scriptUrl?: string; widget?: string }>({
  ...CHAT,
  name: 'customerServiceScript',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  auth: 'public',
  cacheSeconds: 60,
  noStore: false,
});

export const chatAuthKey = defineCall<void, { authKey?: string }>({
  ...CHAT,
  name: 'chatAuthKey',
  path: '/wps/relay/CBS_authKey',
  replaceable: true,
  feature: 'chatIdentity',
});

/** Files member data under a key of `chatAuthKey`. */
export const saveMemberInfoByAuthKey = defineCall<{ authKey: string } & WireMember, unknown>({
  name: 'saveMemberInfoByAuthKey',
  method: 'POST',
  path: '/wps/relay/WPSCORE_saveMemberInfoByAuthKey',
  group: 'chat',
  auth: 'member',
});

export const feedback = defineCall<{ category: string; message: string }, unknown>({
  name: 'feedback',
  method: 'POST',
  path: '/wps/relay/MCSFE_submitFeedback',
  hasPlayerMessages: true,
  group: 'member',
  auth: 'member',
  replaceable: true,
  feature: 'feedback',
});

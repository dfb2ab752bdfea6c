// Push endpoints.
import { defineCall } from '@/lib/shared/calls/call';

const PUSH = { method: 'POST', group: 'push', auth: 'member' } as const;
const MEMBER_GET = { method: 'GET', group: 'member', auth: 'member', noStore: true } as const;

export const fcmBind = defineCall<{ registrationToken: string }, unknown>({
  ...PUSH,
  name: 'fcmBind',
  path: '/wps/relay/CSP_fcmBind',
});

export const fcmSubscribe = defineCall<{ registrationToken: string; topic: string }, unknown>({
  ...PUSH,
  name: 'fcmSubscribe',
  path: '/wps/relay/CSP_fcmSubscribe',
});

export const fcmUnsubscribe = defineCall<{ registrationToken: string; unsubscribeAll?: boolean }, unknown>({
  ...PUSH,
  name: 'fcmUnsubscribe',
  path: '/wps/relay/CSP_fcmUnsubscribe',
});

/** Polled when the tab becomes visible again. */
export const consumerSetting = defineCall<void, { pushEnabled?: boolean }>({
  ...MEMBER_GET,
  name: 'consumerSetting',
  path: '/wps/relay/MCSFE_getConsumerSetting',
  replaceable: true,
  feature: 'memberSettings',
});

// Push token endpoints: binding, topics, and unsubscribing.
import { type ReceivedCall, requireAccount, requireField, type SandboxEndpoint } from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';

const keep = (kind: string, call: ReceivedCall): void => {
  call.state.database
    .prepare('INSERT INTO received VALUES (?, ?, ?, ?, ?)')
    .run(call.merchant.code, kind, requireAccount(call).id, JSON.stringify(call.body), call.state.now());
};

/** A push token issued for this merchant's project; with any other, messages would never arrive. */
const requireToken = (call: ReceivedCall): string => {
  const token = requireField(call, 'registrationToken');
  if (call.state.push.isRegistered(`demo-${call.merchant.code}`, token)) return token;
  throw new CallError('push.token.invalid', 'The push token is unknown.');
};

const fcmBind = (call: ReceivedCall) => {
  requireToken(call);
  keep('push.bind', call);
  return { bound: true };
};

const fcmSubscribe = (call: ReceivedCall) => {
  requireToken(call);
  const topic = requireField(call, 'topic');
  if (topic !== 'ALL') throw new CallError('push.topic.invalid', 'The topic is unknown.');
  keep('push.subscribe', call);
  return { topic };
};

const fcmUnsubscribe = (call: ReceivedCall) => {
  requireField(call, 'registrationToken');
  keep('push.unsubscribe', call);
  return { unsubscribeAll: call.body.unsubscribeAll !== false };
};

export const pushEndpoints: SandboxEndpoint[] = [
  { name: 'fcmBind', method: 'POST', path: '/wps/relay/CSP_fcmBind', auth: 'member', handle: fcmBind },
  {
    name: 'fcmSubscribe',
    method: 'POST',
    path: '/wps/relay/CSP_fcmSubscribe',
    auth: 'member',
    handle: fcmSubscribe,
  },
  {
    name: 'fcmUnsubscribe',
    method: 'POST',
    path: '/wps/relay/CSP_fcmUnsubscribe',
    auth: 'member',
    handle: fcmUnsubscribe,
  },
];

// Rows of the table for push tokens: binding, topics, and leaving.
import { type Call, type Endpoint, requireAccount, requireField } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';

const keep = (kind: string, call: Call): void => {
  call.state.database
    .prepare('INSERT INTO received VALUES (?, ?, ?, ?, ?)')
    .run(call.merchant.code, kind, requireAccount(call).id, JSON.stringify(call.body), call.state.now());
};

/** A push token that the messaging service gave for this merchant's project; at any other a message would never arrive. */
const requireToken = (call: Call): string => {
  const token = requireField(call, 'registrationToken');
  if (call.state.push.isRegistered(`demo-${call.merchant.code}`, token)) return token;
  throw new Refusal('push.token.invalid', 'The push token is unknown.');
};

const fcmBind = (call: Call) => {
  requireToken(call);
  keep('push.bind', call);
  return { bound: true };
};

const fcmSubscribe = (call: Call) => {
  requireToken(call);
  const topic = requireField(call, 'topic');
  if (topic !== 'ALL') throw new Refusal('push.topic.invalid', 'The topic is unknown.');
  keep('push.subscribe', call);
  return { topic };
};

const fcmUnsubscribe = (call: Call) => {
  requireField(call, 'registrationToken');
  keep('push.unsubscribe', call);
  return { unsubscribeAll: call.body.unsubscribeAll !== false };
};

export const pushEndpoints: Endpoint[] = [
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

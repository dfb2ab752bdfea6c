// Rows of the table for push tokens: binding, topics, and leaving.
import { type Call, type CallRow, requireAccount, requireField } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';

const keep = (kind: string, call: Call): void => {
  call.state.database
    .prepare('INSERT INTO received VALUES (?, ?, ?, ?, ?)')
    .run(call.merchant.code, kind, requireAccount(call).id, JSON.stringify(call.body), call.state.now());
};

const fcmBind = (call: Call) => {
  requireField(call, 'registrationToken');
  keep('push.bind', call);
  return { bound: true };
};

const fcmSubscribe = (call: Call) => {
  requireField(call, 'registrationToken');
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

export const pushRows: CallRow[] = [
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

import { faultOutcomeOf } from '@/lib/shared/errors/status-fault';

test.each([
  ['domain_not_available', 'x', true, { kind: 'domain-modal' }],
  ['domain_not_available', '', false, { kind: 'domain-modal' }],
  ['other.error', 'Closed today', true, { kind: 'notice', text: 'Closed today' }],
  ['other.error', 'Closed today', false, { kind: 'notice', text: 'Closed today' }],
  ['other.error', '', true, { kind: 'notice', textKey: 'internet_lost' }],
  ['other.error', '', false, { kind: 'notice', textKey: 'internet_lost' }],
  ['timeout', 'x', true, { kind: 'notice', textKey: 'internet_lost' }],
  ['', '', true, { kind: 'notice', textKey: 'internet_lost' }],
  ['network_error', 'x', false, { kind: 'notice', textKey: 'network_cors' }],
  ['', 'x', false, { kind: 'notice', textKey: 'network_cors' }],
])(
  'status failure %j with message %j on a secure page (%s) gives %j (X1, S2)',
  (code, message, isSecure, outcome) => {
    expect(faultOutcomeOf({ code, message }, isSecure)).toEqual(outcome);
  },
);

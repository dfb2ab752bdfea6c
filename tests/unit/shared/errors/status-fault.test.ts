import { faultOutcomeOf } from '@/lib/shared/errors/status-fault';

const fault = (code: string, message = '') => ({ code, message });

describe('failed status call (X1)', () => {
  it('opens the modal for domain_not_available, on any page (S2)', () => {
    expect(faultOutcomeOf(fault('domain_not_available', 'x'), true)).toEqual({ kind: 'domain-modal' });
    expect(faultOutcomeOf(fault('domain_not_available', 'x'), false)).toEqual({ kind: 'domain-modal' });
  });

  it('shows the server message of another code, on any page', () => {
    expect(faultOutcomeOf(fault('status.broken', 'Closed'), true)).toEqual({
      kind: 'notice',
      text: 'Closed',
    });
    expect(faultOutcomeOf(fault('status.broken', 'Closed'), false)).toEqual({
      kind: 'notice',
      text: 'Closed',
    });
  });

  it('says that the internet is lost where a code has no message, or a secure page has no code', () => {
    expect(faultOutcomeOf(fault('status.broken'), false)).toEqual({
      kind: 'notice',
      textKey: 'internet_lost',
    });
    expect(faultOutcomeOf(fault('', ''), true)).toEqual({ kind: 'notice', textKey: 'internet_lost' });
    expect(faultOutcomeOf(fault('timeout', 'slow'), true)).toEqual({
      kind: 'notice',
      textKey: 'internet_lost',
    });
  });

  it.each(['', 'network_error', 'timeout', 'invalid_response', 'unavailable'])(
    'says Network Error / CORS Errors on an insecure page without an answer (%p)',
    (code) => {
      expect(faultOutcomeOf(fault(code), false)).toEqual({ kind: 'notice', textKey: 'network_cors' });
    },
  );
});

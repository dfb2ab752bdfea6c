import { supportCodeOf } from '@/lib/shared/errors/support-code';

describe('support code (B12)', () => {
  it('is the end of the trace id, in two groups', () => {
    expect(supportCodeOf('4bf92f3577b34da6a3ce929d0e0e4736')).toBe('0E0E-4736');
  });

  it('reads past dashes of a UUID', () => {
    expect(supportCodeOf('4bf92f35-77b3-4da6-a3ce-929d0e0e4736')).toBe('0E0E-4736');
  });

  it('is none where nobody could find it', () => {
    expect(supportCodeOf('')).toBeUndefined();
    expect(supportCodeOf('abc')).toBeUndefined();
  });
});

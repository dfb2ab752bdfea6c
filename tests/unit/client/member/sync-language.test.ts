import { needsLanguageSync } from '@/lib/client/member/sync-language';

const member = (type: number, language?: string) => ({ id: '1', account: 'lan', type, language });

describe('language sent to the provider (I5)', () => {
  it('is sent when it differs', () => {
    expect(needsLanguageSync(member(0, 'EN'), 'VI')).toBe(true);
    expect(needsLanguageSync(member(0), 'VI')).toBe(true);
  });

  it('is not sent when it is the same, or the page has none', () => {
    expect(needsLanguageSync(member(0, 'EN'), 'EN')).toBe(false);
    expect(needsLanguageSync(member(0, 'EN'), '')).toBe(false);
  });

  it('is never sent for member type 4', () => {
    expect(needsLanguageSync(member(4, 'EN'), 'VI')).toBe(false);
  });
});

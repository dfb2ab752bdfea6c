import { buildTrackText, parseTrackText } from '@/lib/shared/track/track-facts';

test('the page’s attribute is read back unchanged, and contains measuring vendors only', () => {
  const vendors = { geetest: 'https://captcha.example', gtm: 'https://tags.example' };
  const facts = {
    consent: 'optional' as const,
    vendors,
    trustedHosts: ['*.partner.example'],
    adjustEvents: { register: 'abc123' },
  };
  expect(parseTrackText(buildTrackText(facts))).toEqual({ ...facts, vendors: { gtm: vendors.gtm } });
});

test('without an attribute, or with a broken one, measuring requires consent (B7)', () => {
  for (const text of [undefined, '', '{', '[1]', 'null', '{"consent":7,"trustedHosts":"x","vendors":[1]}'])
    expect(parseTrackText(text)).toEqual({
      consent: 'required',
      vendors: {},
      trustedHosts: [],
      adjustEvents: {},
    });
});

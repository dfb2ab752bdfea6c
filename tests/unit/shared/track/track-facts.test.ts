import { buildTrackText, parseTrackText } from '@/lib/shared/track/track-facts';

test('the page’s attribute gives back what was written, and no vendor that has nothing to do with measuring', () => {
  const vendors = { geetest: 'https://captcha.example', gtm: 'https://tags.example' };
  const facts = {
    consent: 'optional' as const,
    vendors,
    trustedHosts: ['*.partner.example'],
    adjustEvents: { register: 'abc123' },
  };
  expect(parseTrackText(buildTrackText(facts))).toEqual({ ...facts, vendors: { gtm: vendors.gtm } });
});

test('without an attribute, or with a broken one, no one may be measured unasked (B7)', () => {
  for (const text of [undefined, '', '{', '[1]', 'null', '{"consent":7,"trustedHosts":"x","vendors":[1]}'])
    expect(parseTrackText(text)).toEqual({
      consent: 'required',
      vendors: {},
      trustedHosts: [],
      adjustEvents: {},
    });
});

import { SITE_ERRORS } from '@/lib/shared/errors/site-codes';
import texts from '@/locales/EN.json';

test('the site has the codes and statuses of the wire (provider-api §5)', () => {
  expect(SITE_ERRORS).toEqual({
    play_break: 403,
    unknown_call: 404,
    bad_request: 400,
    payload_too_large: 413,
    unsupported_media_type: 415,
    cross_site_request: 403,
    TOO_MANY_REQUESTS: 429,
    invalid_response: 502,
    encryption_unavailable: 502,
    network_error: 502,
    timeout: 504,
    unavailable: 503,
    domain_not_available: 421,
  });
});

test.each(Object.keys(SITE_ERRORS))('%s has a text (provider-api §5)', (code) => {
  expect((texts.siteErrors as Record<string, string>)[code]).toMatch(/\S/);
});

import { toVisitor } from '@/lib/server/http/visitor';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const merchant = aMerchant('http://a.example', { languages: ['EN', 'VI'] });

test('the visitor is built from the connection, not from the client’s headers (K1, SEC-28)', () => {
  const context = aContext('/m/home', merchant, {
    'x-real-ua': 'forged',
    merchant: 'other',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
  });
  expect(toVisitor(context)).toEqual({
    userAgent: 'iPhone',
    language: 'EN',
    address: '203.0.113.9',
    host: 'one.localhost:3000',
    protocol: 'http',
    traceparent: context.traceparent,
  });
});

test.each([
  ['/m/home?lang=vi', {}, 'VI'],
  ['/m/home', { cookie: 'mc_lang=VI' }, 'VI'],
  ['/m/home', { 'accept-language': 'vi' }, 'VI'],
  ['/m/home?lang=ja', { 'accept-language': 'ja' }, 'EN'],
])('%s with %j is requested in %s (I1, ruling 59)', (path, headers, language) => {
  expect(toVisitor(aContext(path, merchant, headers as Record<string, string>)).language).toBe(language);
});

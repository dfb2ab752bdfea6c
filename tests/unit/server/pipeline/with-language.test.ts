import { withLanguage } from '@/lib/server/pipeline/with-language';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const merchant = aMerchant('http://a.example', { languages: ['EN', 'TW'] });

test.each([
  ['?lang=TW', ['mc_lang=TW; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly']],
  ['?lang=zh-HK', ['mc_lang=TW; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly']],
  ['?lang=JA', []],
  ['?lang=', []],
  ['?lang=%0d%0aSet-Cookie:x', []],
  ['', []],
])('%s stores %j (I1, I3, ruling 59)', (query, cookies) => {
  const context = aContext(`/m/home${query}`, merchant);
  expect(withLanguage(context)).toBeUndefined();
  expect(context.answerHeaders.getSetCookie()).toEqual(cookies);
});

test('without a merchant nothing is stored', () => {
  const context = aContext('/m/home?lang=EN');
  withLanguage(context);
  expect(context.answerHeaders.getSetCookie()).toEqual([]);
});

import { readLanguage, toLanguageCookie } from '@/lib/server/http/locale/visitor-language';
import { aMerchant } from '@/tests/unit/server/support/facts';

const { brand } = aMerchant('http://a.example', { languages: ['EN', 'VI', 'TW'], defaultLanguage: 'TW' });
const read = (headers: Record<string, string>, choice?: string | null, https = false) =>
  readLanguage({ headers: new Headers(headers), brand, https, choice });

test.each([
  [{ cookie: 'mc_lang=VI', 'accept-language': 'en' }, 'en', 'EN'],
  [{ cookie: 'mc_lang=VI', 'accept-language': 'en' }, null, 'VI'],
  [{ cookie: 'mc_lang=VI', 'accept-language': 'en' }, 'ja', 'VI'],
  [{ 'accept-language': 'ja, en;q=0.5' }, undefined, 'EN'],
  [{}, undefined, 'TW'],
  [{ cookie: 'mc_lang=%zz; other=1', 'accept-language': ';;;' }, '', 'TW'],
])(
  'with %j and the choice %j it is %s: choice, cookie, browser, default (I1, ruling 59)',
  (headers, choice, language) => {
    expect(read(headers as Record<string, string>, choice)).toBe(language);
  },
);

test('on https only the __Host- cookie counts (SEC-49)', () => {
  expect(read({ cookie: 'mc_lang=VI' }, null, true)).toBe('TW');
  expect(read({ cookie: '__Host-mc_lang=VI' }, null, true)).toBe('VI');
});

test.each([
  ['vi', false, 'mc_lang=VI; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly'],
  ['zh-HK', true, '__Host-mc_lang=TW; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure'],
  ['JA', false, undefined],
  ['x;y', false, undefined],
  [null, false, undefined],
])('the choice %j is stored on https %s as %s (I1, SEC-49)', (choice, https, line) => {
  expect(toLanguageCookie(choice, brand, https)).toBe(line);
});

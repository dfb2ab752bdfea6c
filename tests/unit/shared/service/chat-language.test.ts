import { toLaunchLanguage, toWidgetLocale } from '@/lib/shared/service/chat-language';

test.each([
  ['CN', 'CN'],
  ['TW', 'CN'],
  ['EN', 'EN'],
  ['PT-BR', 'PT-BR'],
  ['UR', 'UR'],
])('%s is sent to the chat’s page as %s (C1, ruling 56)', (code, sent) => {
  expect(toLaunchLanguage(code)).toBe(sent);
});

test.each([
  ['EN', 'en-US'],
  ['CN', 'zh-CN'],
  ['TW', 'zh-HK'],
  ['RU', 'ru-RU'],
  ['TH', 'th-TH'],
  ['VI', 'vi-VN'],
  ['JA', 'ja-JP'],
  ['PT', 'pt'],
  ['ES', 'es'],
  ['AR', 'ar'],
  ['PT-BR', 'pt'],
])('the widget speaks %s as %s (C5, rulings 56, 57)', (code, locale) => {
  expect(toWidgetLocale(code, 'page')).toBe(locale);
});

test.each([
  ['UR', 'ur', 'ur'],
  ['MY', 'my-MM', 'my-MM'],
  ['', '', 'en-US'],
])('a language without a locale of its own, %s, is asked for by the page’s tag (C5)', (code, tag, locale) => {
  expect(toWidgetLocale(code, tag)).toBe(locale);
});

import { detectLanguage } from '@/lib/shared/locale/detect-language';
import type { LanguageCode } from '@/lib/shared/locale/language-table';

const offered: LanguageCode[] = ['EN', 'VI', 'TW', 'PT-BR'];
const base = { offered, fallback: 'EN' as const };

test.each([
  [{}, 'EN'],
  [{ acceptLanguage: 'vi' }, 'VI'],
  [{ stored: 'TW', acceptLanguage: 'vi' }, 'TW'],
  [{ query: 'pt-BR', stored: 'TW', acceptLanguage: 'vi' }, 'PT-BR'],
  [{ query: 'xx', stored: '', acceptLanguage: 'vi' }, 'VI'],
  [{ query: 'JA', stored: 'JA', acceptLanguage: 'ja,ko' }, 'EN'],
  [{ query: null, stored: null, acceptLanguage: null }, 'EN'],
] as const)('from %j it is %s: query, stored, browser, default (I1, ruling 59)', (hints, code) => {
  expect(detectLanguage({ ...base, ...hints })).toBe(code);
});

test.each([
  ['en;q=0.5, vi;q=0.9', 'VI'],
  ['ja, zh-HK;q=0.8, vi;q=0.7', 'TW'],
  ['vi;q=0', 'EN'],
  ['*', 'EN'],
  ['vi; q=0.4,zh-TW; q=0.6', 'TW'],
  [';q=x,,,vi;q=abc', 'EN'],
  [`${'xx,'.repeat(400)}vi`, 'EN'],
])('of %j the browser wishes %s (I1)', (acceptLanguage, code) => {
  expect(detectLanguage({ ...base, acceptLanguage })).toBe(code);
});

test('where nothing fits, it is the default of the merchant (I1)', () => {
  expect(detectLanguage({ offered: ['VI'], fallback: 'VI', acceptLanguage: 'de' })).toBe('VI');
});

import { detectLanguage } from '@/lib/shared/locale/detect-language';
import type { LanguageCode } from '@/lib/shared/locale/language-table';

const offered: LanguageCode[] = ['EN', 'VI', 'TW', 'PT-BR'];
const base = { offered };

test.each([
  [{}, undefined],
  [{ acceptLanguage: 'vi' }, 'VI'],
  [{ stored: 'TW', acceptLanguage: 'vi' }, 'TW'],
  [{ query: 'pt-BR', stored: 'TW', acceptLanguage: 'vi' }, 'PT-BR'],
  [{ query: 'xx', stored: '', acceptLanguage: 'vi' }, 'VI'],
  [{ query: 'JA', stored: 'JA', acceptLanguage: 'ja,ko' }, undefined],
  [{ query: null, stored: null, acceptLanguage: null }, undefined],
] as const)('from %j it is %s: query, stored, browser (I1)', (hints, code) => {
  expect(detectLanguage({ ...base, ...hints })).toBe(code);
});

test.each([
  ['en;q=0.5, vi;q=0.9', 'VI'],
  ['ja, zh-HK;q=0.8, vi;q=0.7', 'TW'],
  ['vi;q=0', undefined],
  ['*', undefined],
  ['vi; q=0.4,zh-TW; q=0.6', 'TW'],
  ['ja ;q=0.9, vi ; Q=0.4, zh-TW ;q=0.6', 'TW'],
  [';q=x,,,vi;q=abc', undefined],
  [`${'xx,'.repeat(400)}vi`, undefined],
])('of %j the browser wishes %s (I1)', (acceptLanguage, code) => {
  expect(detectLanguage({ ...base, acceptLanguage })).toBe(code);
});

import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';

const BY_TAG = new Map(LANGUAGE_CODES.map((code) => [LANGUAGES[code].tag.toUpperCase(), code]));
const PHILIPPINE = /^(?:TL|FIL|CEB|ILO|HIL|BIK|WAR|PAM)(?:-|$)|-PH$/;

// A script that the tag names counts before its region: zh-Hans-HK is simplified.
function chineseOf(tag: string): LanguageCode {
  if (/-HANS(?:-|$)/.test(tag)) return 'CN';
  return /-(?:TW|HK|MO|HANT)(?:-|$)/.test(tag) ? 'TW' : 'CN';
}

/** Parses a product code or BCP 47 tag: `ZH` is CN, `TW` and `HK` are TW, Philippine locales are TY. */
export function parseLanguage(raw: unknown): LanguageCode | undefined {
  if (typeof raw !== 'string' || !/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8}){0,3}$/.test(raw)) return undefined;
  const tag = raw.toUpperCase().replaceAll('_', '-');
  if (Object.hasOwn(LANGUAGES, tag)) return tag as LanguageCode;
  if (tag === 'HK') return 'TW';
  if (tag === 'ZH' || tag.startsWith('ZH-')) return chineseOf(tag);
  if (PHILIPPINE.test(tag)) return 'TY';
  const exact = BY_TAG.get(tag);
  if (exact) return exact;
  const [base = ''] = tag.split('-', 1);
  return tag.includes('-') ? parseLanguage(base) : undefined;
}

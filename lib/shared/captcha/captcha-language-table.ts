// Language codes of the captcha vendor; unsupported languages fall back to English.
import type { CaptchaVersion } from '@/lib/shared/captcha/captcha-facts';
import type { LanguageCode } from '@/lib/shared/locale/language-table';

type Codes = { readonly v3: string; readonly v4: string };

const ENGLISH: Codes = { v3: 'en', v4: 'eng' };

const CODES: Readonly<Partial<Record<LanguageCode, Partial<Codes>>>> = {
  CN: { v3: 'zh-cn', v4: 'zho' },
  TW: { v3: 'zh-tw', v4: 'zho-tw' },
  EN: ENGLISH,
  ES: { v3: 'es', v4: 'spa' },
  ID: { v3: 'id', v4: 'ind' },
  JA: { v3: 'ja', v4: 'jpn' },
  KO: { v3: 'ko', v4: 'kor' },
  RU: { v3: 'ru', v4: 'rus' },
  FR: { v3: 'fr', v4: 'fra' },
  PT: { v3: 'pt-pt', v4: 'por' },
  'PT-BR': { v3: 'pt-pt', v4: 'pon' },
  // Not supported by version 4.
  TH: { v3: 'th' },
  VI: { v3: 'vi' },
  TR: { v3: 'tr' },
  TA: { v3: 'ta' },
  BN: { v3: 'bn' },
};

/** Returns the vendor's code for a language, or English. */
export function toCaptchaLanguage(language: string, version: CaptchaVersion): string {
  const codes = Object.hasOwn(CODES, language) ? CODES[language as LanguageCode] : undefined;
  return codes?.[version] ?? ENGLISH[version];
}

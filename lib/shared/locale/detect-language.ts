// Chooses the language of a page from what is known of the visitor (I1).
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import { parseLanguage } from '@/lib/shared/locale/parse-language';

/** What may tell the language: the query's choice, the stored choice, the Accept-Language header, the merchant's offer. */
export type LanguageHints = {
  readonly query?: string | null;
  readonly stored?: string | null;
  readonly acceptLanguage?: string | null;
  readonly offered: readonly LanguageCode[];
  readonly fallback: LanguageCode;
};

function browserTags(header: string): string[] {
  return header
    .slice(0, 512)
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.trim().split(/;\s*q=/);
      return { tag, quality: quality === '' ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** Query, then stored choice, then browser, then the merchant's default (SPEC §4; rulings 55, 59); only offered languages count. */
export function detectLanguage(hints: LanguageHints): LanguageCode {
  const wishes = [hints.query, hints.stored, ...browserTags(hints.acceptLanguage ?? '')];
  for (const wish of wishes) {
    const code = parseLanguage(wish ?? undefined);
    if (code && hints.offered.includes(code)) return code;
  }
  return hints.fallback;
}

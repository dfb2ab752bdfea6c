import type { LanguageCode } from '@/lib/shared/locale/language-table';
import { parseLanguage } from '@/lib/shared/locale/parse-language';

export type LanguageHints = {
  readonly query?: string | null;
  readonly stored?: string | null;
  readonly acceptLanguage?: string | null;
  readonly offered: readonly LanguageCode[];
};

const MAX_CHARS = 512;

function parseHeader(header: string): (LanguageCode | undefined)[] {
  return header
    .split(',')
    .map((part) => {
      // RFC 9110 allows spaces on both sides of the semicolon, and a capital q.
      const [tag = '', quality = ''] = part.split(/;\s*q=/i);
      return { tag: tag.trim(), quality: quality.trim() === '' ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => parseLanguage(tag));
}

const MAX_KNOWN = 500;
const known = new Map<string, readonly (LanguageCode | undefined)[]>();

// Cached, since few different headers occur.
function browserLanguages(sent: string): readonly (LanguageCode | undefined)[] {
  const header = sent.slice(0, MAX_CHARS);
  const cached = known.get(header);
  if (cached) return cached;
  if (known.size >= MAX_KNOWN) known.clear();
  const codes = parseHeader(header);
  known.set(header, codes);
  return codes;
}

/** Returns the language of query, stored choice or browser, in this order; undefined when none is offered. */
export function detectLanguage(hints: LanguageHints): LanguageCode | undefined {
  const { query, stored, acceptLanguage, offered } = hints;
  const choices = [query, stored].map(parseLanguage);
  const wishes = acceptLanguage ? [...choices, ...browserLanguages(acceptLanguage)] : choices;
  return wishes.find((code) => code && offered.includes(code));
}

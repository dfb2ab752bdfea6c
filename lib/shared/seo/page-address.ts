// Canonical and per-language addresses of a page.
import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';
import { parseLanguage } from '@/lib/shared/locale/parse-language';
import { CATEGORY_ROUTES, ROUTES, toHref } from '@/lib/shared/routes';

export type AddressFacts = {
  readonly protocol: string;
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly languages: readonly LanguageCode[];
};

/** The root shows the home page; `.html` twins show the page of their name. */
const TWINS: Readonly<Record<string, string>> = {
  [ROUTES.root]: ROUTES.home,
  [ROUTES.indexHtml]: ROUTES.index,
  [ROUTES.registerHtml]: ROUTES.register,
};

// Parameters that choose a page's content: the first, and those that tell pages of one value apart.
const CONTENT: Readonly<Record<string, readonly string[]>> = {
  [ROUTES.activity]: ['id'],
  [ROUTES.news]: ['id'],
  [ROUTES.game]: ['game', 'vendor'],
  ...Object.fromEntries(CATEGORY_ROUTES.map((path) => [path, ['page']])),
};

const FORMS: Readonly<Record<string, RegExp>> = {
  id: /^[\w-]{1,64}$/,
  game: /^[\w.:-]{1,80}$/,
  vendor: /^[\w.:-]{1,80}$/,
  page: /^(?:[2-9]|[1-9]\d{1,2})$/,
};

/** Returns a path with its content parameters only; duplicates lead to the page that they show. */
export function toCanonicalPath(path: string, query: URLSearchParams): string {
  const own = TWINS[path] ?? path;
  const names = CONTENT[own] ?? [];
  const fields = names.map((name) => [name, query.get(name) ?? ''] as const);
  const valid = fields.filter(([name, value]) => FORMS[name]?.test(value));
  return valid[0]?.[0] === names[0] ? toHref(own, Object.fromEntries(valid)) : own;
}

/** Adds a language; `lang` holds the BCP 47 tag. */
export function toLanguageAddress(address: string, code: LanguageCode): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${LANGUAGES[code].tag}`;
}

/** Returns the address without a language, which is the x-default. */
export function toBareAddress({ protocol, host, path, query }: Omit<AddressFacts, 'languages'>): string {
  return `${protocol}//${host}${toCanonicalPath(path, query)}`;
}

/** Returns the canonical address, with its language if the address names one that the merchant offers. */
export function toCanonical(facts: AddressFacts): string {
  const bare = toBareAddress(facts);
  const code = parseLanguage(facts.query.get('lang'));
  const isNamed = code && facts.languages.length > 1 && facts.languages.includes(code);
  return isNamed ? toLanguageAddress(bare, code) : bare;
}

/** Returns the addresses of all languages and `x-default`; undefined with one language. */
export function toAlternates(
  bare: string,
  languages: readonly LanguageCode[],
): Readonly<Record<string, string>> | undefined {
  if (languages.length < 2) return undefined;
  const own = languages.map((code) => [LANGUAGES[code].tag, toLanguageAddress(bare, code)]);
  return { ...Object.fromEntries(own), 'x-default': bare };
}

// The one address of a page for search engines, and that of each of its languages.
import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';
import { parseLanguage } from '@/lib/shared/locale/parse-language';
import { CATEGORY_ROUTES, ROUTES, toHref } from '@/lib/shared/routes';

/** What an address is made from: the request's own origin and path, and the languages of its merchant. */
export type AddressFacts = {
  readonly protocol: string;
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly languages: readonly LanguageCode[];
};

/** The root and the entry pages show the home page; search engines are told so. */
const TWINS: Readonly<Record<string, string>> = {
  [ROUTES.root]: ROUTES.home,
  [ROUTES.index]: ROUTES.home,
  [ROUTES.indexHtml]: ROUTES.home,
};

// Parameters that choose what a page shows; every other one is carried, and says nothing of the page.
const CONTENT: Readonly<Record<string, string>> = {
  [ROUTES.activity]: 'id',
  [ROUTES.news]: 'id',
  [ROUTES.game]: 'game',
  ...Object.fromEntries(CATEGORY_ROUTES.map((path) => [path, 'page'])),
};

const FORMS: Readonly<Record<string, RegExp>> = {
  id: /^[\w-]{1,64}$/,
  game: /^[\w.:-]{1,80}$/,
  page: /^(?:[2-9]|[1-9]\d{1,2})$/,
};

/** The path of a page with what chooses its content, and nothing that is carried. Twins lead to the one page that they show. */
export function toCanonicalPath(path: string, query: URLSearchParams): string {
  const own = TWINS[path] ?? path;
  const name = CONTENT[own];
  const value = name && query.get(name);
  return name && value && FORMS[name]?.test(value) ? toHref(own, { [name]: value }) : own;
}

/** An address in one language: `lang` holds the BCP 47 tag. */
export function toLanguageAddress(address: string, code: LanguageCode): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${LANGUAGES[code].tag}`;
}

/** The page's address on its own host without a language: it answers in the visitor's, and is the default of all (x-default). */
export function toBareAddress({ protocol, host, path, query }: Omit<AddressFacts, 'languages'>): string {
  return `${protocol}//${host}${toCanonicalPath(path, query)}`;
}

/**
 * The page's address for search engines: itself without carried parameters, and with its language where the address names one of several
 *. A language that the merchant does not offer names none.
 */
export function toCanonical(facts: AddressFacts): string {
  const bare = toBareAddress(facts);
  const code = parseLanguage(facts.query.get('lang') ?? undefined);
  const isNamed = code && facts.languages.length > 1 && facts.languages.includes(code);
  return isNamed ? toLanguageAddress(bare, code) : bare;
}

/** The address of each language by its tag, and the bare one as `x-default`; undefined where there is one language only. */
export function toAlternates(
  bare: string,
  languages: readonly LanguageCode[],
): Readonly<Record<string, string>> | undefined {
  if (languages.length < 2) return undefined;
  const own = languages.map((code) => [LANGUAGES[code].tag, toLanguageAddress(bare, code)]);
  return { ...Object.fromEntries(own), 'x-default': bare };
}

// Parses the provider's manifest field by field; invalid fields are dropped.

import { toList } from '@/lib/shared/calls/wire-value';
import { toRecord } from '@/lib/shared/is-record';
import { parseResourceUrl, parseTrustedUrl } from '@/lib/shared/url/resource-url';

/** `px` is the edge of its square, 0 for a vector icon. */
export type ProviderIcon = {
  readonly src: string;
  readonly px: number;
  readonly type: 'image/png' | 'image/webp' | 'image/svg+xml';
  readonly isMaskable: boolean;
};

/** start_url, scope, id and display are the site's own. */
export type ProviderManifest = {
  readonly name?: string;
  readonly shortName?: string;
  readonly description?: string;
  readonly themeColor?: string;
  readonly backgroundColor?: string;
  readonly orientation?: string;
  readonly categories: readonly string[];
  readonly icons: readonly ProviderIcon[];
};

/** Returns the address of an image, or undefined when it may not be shown. */
export type ToHosted = (raw: unknown) => string | undefined;

const TYPES: Readonly<Record<string, ProviderIcon['type']>> = {
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};
const ORIENTATIONS = ['any', 'natural', 'portrait', 'portrait-primary', 'landscape', 'landscape-primary'];
const MAX_ICONS = 32;
const MAX_CATEGORIES = 8;
const LENGTH = { name: 80, description: 300, category: 40 } as const;

// Control characters and direction marks, which could disguise a name.
const UNSEEN = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

function textOf(raw: unknown, length: number): string | undefined {
  if (typeof raw !== 'string' || raw.length > 4 * length) return undefined;
  const text = raw.replaceAll(UNSEEN, '').trim().slice(0, length).toWellFormed();
  return text === '' ? undefined : text;
}

function colorOf(raw: unknown): string | undefined {
  return typeof raw === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(raw)
    ? raw.toLowerCase()
    : undefined;
}

function typeOf(raw: unknown, src: string): ProviderIcon['type'] | undefined {
  const declared = Object.values(TYPES).find((type) => type === raw);
  if (declared || (raw !== undefined && raw !== '')) return declared;
  return TYPES[/\.(png|webp|svg)$/i.exec(new URL(src).pathname)?.[1]?.toLowerCase() ?? ''];
}

function sizesOf(raw: unknown): number[] {
  if (typeof raw !== 'string' || raw.length > 200) return [];
  return raw
    .toLowerCase()
    .split(/\s+/)
    .flatMap((size) => {
      if (size === 'any') return [0];
      const [, width, height] = /^(\d{1,4})x(\d{1,4})$/.exec(size) ?? [];
      return width !== undefined && width === height && Number(width) > 0 ? [Number(width)] : [];
    });
}

function purposesOf(raw: unknown): boolean[] {
  if (raw === undefined || raw === null) return [false];
  const words = typeof raw === 'string' ? raw.toLowerCase().split(/\s+/) : [];
  return [...(words.includes('any') ? [false] : []), ...(words.includes('maskable') ? [true] : [])];
}

function iconsOf(raw: unknown, toHosted: ToHosted): ProviderIcon[] {
  const { src: rawSrc, sizes, type: rawType, purpose } = toRecord(raw);
  const src = toHosted(rawSrc);
  const type = src && typeOf(rawType, src);
  if (!src || !type) return [];
  return sizesOf(sizes).flatMap((px) =>
    purposesOf(purpose).map((isMaskable) => ({ src, px, type, isMaskable })),
  );
}

function categoriesOf(raw: unknown): string[] {
  const words = toList(raw, MAX_ICONS).map((item) => textOf(item, LENGTH.category)?.toLowerCase());
  return [...new Set(words.filter((word) => word !== undefined))].slice(0, MAX_CATEGORIES);
}

/** Accepts https images on the own host or one of the image CDNs. */
export function toHostedOn(hosts: readonly string[], toCdn: ToHosted = parseResourceUrl): ToHosted {
  return (raw) => parseTrustedUrl(toCdn(raw), hosts);
}

/** Parses a manifest; anything but an object is empty. Never throws. */
export function parseProviderManifest(value: unknown, toHosted: ToHosted): ProviderManifest {
  const raw = toRecord(value);
  const icons = toList(raw.icons, MAX_ICONS);
  return {
    name: textOf(raw.name, LENGTH.name),
    shortName: textOf(raw.short_name, LENGTH.name),
    description: textOf(raw.description, LENGTH.description),
    themeColor: colorOf(raw.theme_color),
    backgroundColor: colorOf(raw.background_color),
    orientation: ORIENTATIONS.find((name) => name === raw.orientation),
    categories: categoriesOf(raw.categories),
    icons: icons.flatMap((icon) => iconsOf(icon, toHosted)),
  };
}

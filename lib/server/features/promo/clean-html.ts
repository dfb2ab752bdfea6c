// Sanitises a promotion's HTML by an allow list (SEC-75).
import 'server-only';
import sanitize from 'sanitize-html';
import { type LinkPlace, toCleanLink } from '@/lib/server/features/promo/clean-link';
import { cutHtml } from '@/lib/server/features/promo/cut-html';
import type { ToImage } from '@/lib/shared/cdn/pick-cdn';
import { keepAmounts } from '@/lib/shared/money/keep-amounts';

const MAX_DEPTH = 24;
const MAX_TEXT_ATTRIBUTE = 300;

const BLOCKS = [
  'p',
  'div',
  'blockquote',
  'figure',
  'figcaption',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'hr',
  'br',
];
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const TABLE = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const WORDS = ['strong', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'a', 'img'];

/** Elements that are removed with their content: code, forms, other documents. */
const DROPPED_WHOLE = [
  'script style textarea option select button xmp noscript iframe noembed noframes plaintext',
  'title template svg math object applet audio video canvas',
].flatMap((names) => names.split(' '));

/** Blocks that are replaced, so that their text does not run into its neighbour's. */
const AS_DIV = ['section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'center', 'address', 'pre'];

export type CleanPlace = LinkPlace & {
  readonly tableLabel: string;
  readonly toImage: ToImage;
};

const NUMBER = /^[1-9]\d{0,3}$/;

function keepNumbers(from: sanitize.Attributes, names: readonly string[]): sanitize.Attributes {
  return Object.fromEntries(
    names.filter((name) => NUMBER.test(from[name] ?? '')).map((name) => [name, from[name] ?? '']),
  );
}

function imageOf(attribs: sanitize.Attributes, toImage: ToImage): sanitize.Tag {
  const src = toImage(attribs.src?.trim());
  // An element that is not allowed, so a picture without a usable address is removed.
  if (!src) return { tagName: 'dropped', attribs: {} };
  const size = keepNumbers(attribs, ['width', 'height']);
  const alt = (attribs.alt ?? '').slice(0, MAX_TEXT_ATTRIBUTE);
  const fixed = { loading: 'lazy', decoding: 'async', referrerpolicy: 'no-referrer' };
  return { tagName: 'img', attribs: { ...size, ...fixed, alt, src } };
}

function cellOf(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const { scope = '' } = attribs;
  const numbers = keepNumbers(attribs, ['colspan', 'rowspan']);
  return { tagName, attribs: /^(?:col|row)$/.test(scope) ? { ...numbers, scope } : numbers };
}

function transformsFor(place: CleanPlace): sanitize.IOptions['transformTags'] {
  return {
    ...Object.fromEntries(AS_DIV.map((name) => [name, () => ({ tagName: 'div', attribs: {} })])),
    b: () => ({ tagName: 'strong', attribs: {} }),
    i: () => ({ tagName: 'em', attribs: {} }),
    a: (_name, attribs) => toCleanLink(attribs, place),
    img: (_name, attribs) => imageOf(attribs, place.toImage),
    td: cellOf,
    th: cellOf,
    ol: (tagName, attribs) => ({ tagName, attribs: keepNumbers(attribs, ['start']) }),
  };
}

// Editors make space with empty lines; the page has spacing of its own.
function isHollow({ tag, text, mediaChildren }: sanitize.IFrame): boolean {
  const isBlock =
    tag === 'p' || tag === 'div' || tag === 'a' || tag === 'blockquote' || HEADINGS.includes(tag);
  return isBlock && text.trim() === '' && mediaChildren.length === 0;
}

// The page's heading is level 1: the content's levels follow without a gap.
function alignHeadings(html: string): string {
  const used = HEADINGS.filter((name) => html.includes(`<${name}>`));
  return html.replace(/<(\/?)(h[1-6])>/g, (_all, slash: string, name: string) => {
    return `<${slash}h${Math.min(6, used.indexOf(name) + 2)}>`;
  });
}

// A wide table scrolls in a focusable box.
function boxTables(html: string, label: string): string {
  const open = `<div aria-label="${sanitize(label, { allowedTags: [] }).replaceAll('"', '&quot;')}" role="group" tabindex="0"><table>`;
  return html.replaceAll('<table>', open).replaceAll('</table>', '</table></div>');
}

function optionsFor(place: CleanPlace): sanitize.IOptions {
  return {
    allowedTags: [...BLOCKS, ...HEADINGS, ...TABLE, ...WORDS],
    allowedAttributes: {
      a: ['href', 'rel', 'target', 'data-soft'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding', 'referrerpolicy'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['https', 'http'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: DROPPED_WHOLE,
    nestingLimit: MAX_DEPTH,
    transformTags: transformsFor(place),
    exclusiveFilter: isHollow,
  };
}

/** Sanitises HTML, with amounts bound to their signs. Cuts content over 100,000 characters or 5,000 tags, flattens beyond 24 levels. Never throws. */
export function cleanHtml(raw: string, place: CleanPlace): string {
  const options = optionsFor(place);
  const once = sanitize(cutHtml(raw).replaceAll('\0', ''), options);
  const textFilter = (text: string) => keepAmounts(text, once);
  // A second pass: removals may leave empty elements.
  return boxTables(alignHeadings(sanitize(once, { ...options, textFilter })), place.tableLabel);
}

/** Returns the content as one line of text, at most `limit` characters, for search engines and shared links. */
export function toPlainText(raw: string, limit: number): string {
  const spaced = cutHtml(raw).replace(/<(?:\/?(?:p|div|li|tr|td|th|h[1-6]|br)\b)/gi, ' $&');
  const html = sanitize(spaced, { allowedTags: [], nonTextTags: DROPPED_WHOLE });
  const words = html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length <= limit ? line : `${line.slice(0, limit - 1).trimEnd()}…`;
}

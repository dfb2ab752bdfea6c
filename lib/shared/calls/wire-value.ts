// Reads raw values of a response: never throws, and limits every length.
import { TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';

/** Returns a text, or a finite number as text, cut to `maxChars`; empty for anything else. */
export function toText(value: unknown, maxChars: number = TEXT_LIMIT.line): string {
  // Half an emoji, sent or cut, differs between HTML and script, for which React discards the page.
  return typeof value === 'string' || Number.isFinite(value)
    ? String(value).slice(0, maxChars).toWellFormed()
    : '';
}

/** As toText, but empty beyond 128 characters: a cut code would be another one. */
export function toCode(value: unknown): string {
  const text = toText(value, TEXT_LIMIT.code + 1);
  return text.length > TEXT_LIMIT.code ? '' : text;
}

/** Returns a finite number, also from text; 0 for anything else. */
export function toNumber(value: unknown): number {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  return Number.isFinite(number) ? number : 0;
}

/** Returns whether a switch is on, also as 1 or text; off for anything else. */
export function toFlag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** Returns the first `maxItems` of a list; empty for anything else. */
export function toList(value: unknown, maxItems: number): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, maxItems) : [];
}

/** Returns the objects among the first `maxItems` of a list; empty for anything else. */
export function toRecords<Item extends object>(value: unknown, maxItems: number): Item[] {
  return toList(value, maxItems).filter((item): item is Item => typeof item === 'object' && item !== null);
}

/** Cuts lists to `maxItems` items in all, from the end. */
export function cutLists<Item>(lists: readonly (readonly Item[])[], maxItems: number): Item[][] {
  let left = maxItems;
  return lists.map((list) => {
    const part = list.slice(0, left);
    left -= part.length;
    return part;
  });
}

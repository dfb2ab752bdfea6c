// Promotions and their categories, parsed tolerantly.

import { LIST_LIMIT, TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';
import type { WirePromotion, WirePromotionCategory } from '@/lib/shared/calls/wire-site';
import { cutLists, toRecords, toText } from '@/lib/shared/calls/wire-value';
import type { ToImage } from '@/lib/shared/cdn/pick-cdn';
import { keepAmounts } from '@/lib/shared/money/keep-amounts';
import { parseMoment } from '@/lib/shared/promo/moment';

/** A promotion as a list shows it. */
export type PromotionCard = { readonly id: string; readonly title: string; readonly image?: string };

/** Promotions under one heading. */
export type PromotionCategory = {
  readonly id: string;
  readonly name: string;
  readonly promotions: readonly PromotionCard[];
};

/** A promotion with its text; `content` is still the provider's HTML and goes through lib/server/promo before any page. */
export type Promotion = PromotionCard & {
  readonly content: string;
  /** ISO times. */
  readonly startsAt?: string;
  readonly endsAt?: string;
};

/** An id of a promotion or announcement from a query or an answer: letters, digits, `-`, `_`, at most 64; else undefined. */
export function parseContentId(raw: unknown): string | undefined {
  const text = toText(raw);
  return /^[\w-]{1,64}$/.test(text) ? text : undefined;
}

function cardOf(
  raw: { id?: unknown; title?: unknown; image?: unknown },
  toImage: ToImage,
): PromotionCard | undefined {
  const id = parseContentId(raw.id);
  const title = keepAmounts(toText(raw.title).trim());
  return id && title !== '' ? { id, title, image: toImage(raw.image) } : undefined;
}

function categoryOf(raw: WirePromotionCategory, index: number, toImage: ToImage): PromotionCategory {
  const cards = toRecords<Record<string, unknown>>(raw.promotions, LIST_LIMIT.promotions)
    .map((card) => cardOf(card, toImage))
    .filter((card) => card !== undefined);
  return {
    id: parseContentId(raw.id) ?? `n${index}`,
    name: toText(raw.name).trim(),
    promotions: [...new Map(cards.map((card) => [card.id, card])).values()],
  };
}

/** Categories that hold something, in the provider's order; a promotion needs an id and a title. 30 at most, with 300 promotions in all. */
export function parsePromotionCategories(value: unknown, toImage: ToImage): PromotionCategory[] {
  const all = toRecords<WirePromotionCategory>(value, LIST_LIMIT.promotionCategories).map((raw, index) =>
    categoryOf(raw, index, toImage),
  );
  const cards = cutLists(
    all.map(({ promotions }) => promotions),
    LIST_LIMIT.promotions,
  );
  const cut = all.map((category, index) => ({ ...category, promotions: cards[index] ?? [] }));
  const filled = cut.filter(({ promotions }) => promotions.length > 0);
  // The id names a place on the page: two of the same would make one unreachable.
  return [...new Map(filled.map((category) => [category.id, category])).values()];
}

/** One promotion under the id that was asked for; undefined when the answer holds none, which is "not found". */
export function parsePromotion(value: unknown, id: string, toImage: ToImage): Promotion | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const raw: WirePromotion = value;
  const card = cardOf({ ...raw, id }, toImage);
  if (!card) return undefined;
  return {
    ...card,
    content: toText(raw.content, TEXT_LIMIT.html),
    startsAt: parseMoment(raw.startsAt),
    endsAt: parseMoment(raw.endsAt),
  };
}

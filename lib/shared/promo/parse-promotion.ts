// Promotions and their categories.

import { TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';
import type { WirePromotion, WirePromotionCategory } from '@/lib/shared/calls/wire-site';
import { cutLists, toRecords, toText } from '@/lib/shared/calls/wire-value';
import type { ToImage } from '@/lib/shared/cdn/pick-cdn';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import { keepAmounts } from '@/lib/shared/money/keep-amounts';
import { parseMoment } from '@/lib/shared/promo/moment';
import { uniqueBy } from '@/lib/shared/unique-by';

export type PromotionCard = { readonly id: string; readonly title: string; readonly image?: string };

export type PromotionCategory = {
  readonly id: string;
  readonly name: string;
  readonly promotions: readonly PromotionCard[];
};

/** `content` is the provider's HTML and must pass lib/server/features/promo before it is shown. */
export type Promotion = PromotionCard & {
  readonly content: string;
  /** ISO times. */
  readonly startsAt?: string;
  readonly endsAt?: string;
};

/** `untitled` stands in for a missing title. */
export type PromotionPlace = { readonly toImage: ToImage; readonly untitled: string };

/** Parses an id: letters, digits, `-`, `_`, at most 64. */
export function parseContentId(raw: unknown): string | undefined {
  const text = toText(raw);
  return /^[\w-]{1,64}$/.test(text) ? text : undefined;
}

function cardOf(
  raw: { id?: unknown; title?: unknown; image?: unknown },
  { toImage, untitled }: PromotionPlace,
): PromotionCard | undefined {
  const id = parseContentId(raw.id);
  const title = keepAmounts(toText(raw.title).trim()) || untitled;
  return id === undefined ? undefined : { id, title, image: toImage(raw.image) };
}

function categoryOf(raw: WirePromotionCategory, index: number, place: PromotionPlace): PromotionCategory {
  const name = toText(raw.name).trim();
  const cards = toRecords<Record<string, unknown>>(raw.promotions, LIST_LIMIT.promotions)
    .map((card) => cardOf(card, { ...place, untitled: name || place.untitled }))
    .filter((card) => card !== undefined);
  return {
    id: parseContentId(raw.id) ?? `n${index}`,
    name,
    promotions: uniqueBy(cards, (card) => card.id),
  };
}

/** Returns non-empty categories in the provider's order; promotions need an id, and one without a title takes its category's name; 30 and 300 at most. */
export function parsePromotionCategories(value: unknown, place: PromotionPlace): PromotionCategory[] {
  const all = toRecords<WirePromotionCategory>(value, LIST_LIMIT.promotionCategories).map((raw, index) =>
    categoryOf(raw, index, place),
  );
  const cards = cutLists(
    all.map(({ promotions }) => promotions),
    LIST_LIMIT.promotions,
  );
  const cut = all.map((category, index) => ({ ...category, promotions: cards[index] ?? [] }));
  const filled = cut.filter(({ promotions }) => promotions.length > 0);
  // Ids are anchors of the page, so they must be unique.
  return uniqueBy(filled, ({ id }) => id);
}

/** Parses a promotion under the requested id; undefined, for one without title, picture and content, means not found. */
export function parsePromotion(value: unknown, id: string, place: PromotionPlace): Promotion | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const raw: WirePromotion = value;
  const card = cardOf({ ...raw, id }, place);
  const content = toText(raw.content, TEXT_LIMIT.html);
  const isEmpty = !toText(raw.title).trim() && !card?.image && content.trim() === '';
  if (!card || isEmpty) return undefined;
  return {
    ...card,
    content,
    startsAt: parseMoment(raw.startsAt),
    endsAt: parseMoment(raw.endsAt),
  };
}

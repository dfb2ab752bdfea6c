// Promotions and their categories, written for the merchant and language that asks.
import type { Call } from '../core/call.ts';
import type { PromotionKey } from './texts/text-form.ts';
import { fillText, textsOf } from './texts/texts.ts';

const dayMs = 86_400_000;

const keyById: Record<string, PromotionKey> = {
  42: 'welcome',
  43: 'cashback',
  44: 'weekend',
  45: 'referral',
  46: 'app',
  47: 'club',
};

const categories = [
  { id: 5, key: 'welcome', promotions: ['42', '46'] },
  { id: 6, key: 'casino', promotions: ['43', '44'] },
  { id: 7, key: 'club', promotions: ['45', '47'] },
] as const;

const toMidnight = (at: number): number => Math.floor(at / dayMs) * dayMs;

const toCard = (call: Call, id: string) => ({
  id: Number(id),
  title: fillText(textsOf(call.language).promotions[keyById[id] ?? 'welcome'].title, call.merchant),
  image: `${call.origin}/art/promotions/${call.merchant.code}/${id}.svg`,
});

export const findPromotion = (call: Call, id: string): unknown => {
  const key = Object.hasOwn(keyById, id) ? keyById[id] : undefined;
  if (!key) return null;
  const today = toMidnight(call.state.now());
  return {
    ...toCard(call, id),
    content: fillText(textsOf(call.language).promotions[key].content, call.merchant),
    startsAt: new Date(today - 20 * dayMs).toISOString(),
    endsAt: new Date(today + 40 * dayMs).toISOString(),
  };
};

export const promotionCategories = (call: Call): unknown =>
  categories.map(({ id, key, promotions }) => ({
    id,
    name: textsOf(call.language).categories[key],
    promotions: promotions.map((one) => toCard(call, one)),
  }));

// Promotions and their categories, for a merchant and language.
import type { ReceivedCall } from '../core/call.ts';
import type { NewsKey, PromotionKey } from './texts/text-form.ts';
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

// One that has not begun and one that is over.
const newsById: Record<string, NewsKey> = { 48: 'season', 49: 'tournament' };

// Start and end of a promotion, in days from today.
const datesById: Record<string, [number, number]> = { 48: [6, 62], 49: [-24, -3] };

const categories = [
  { id: 5, key: 'welcome', promotions: ['42', '46'] },
  { id: 6, key: 'casino', promotions: ['43', '44', '48', '49'] },
  { id: 7, key: 'club', promotions: ['45', '47'] },
] as const;

const toMidnight = (at: number): number => Math.floor(at / dayMs) * dayMs;

const findWords = (call: ReceivedCall, id: string): { title: string; content: string } | null => {
  const { promotions, news } = textsOf(call.language);
  const [key, newsKey] = [keyById[id], newsById[id]];
  if (key) return promotions[key];
  if (!newsKey) return null;
  const { title, content } = news[newsKey];
  return { title, content: `<h2>${title}</h2><p>${content.replaceAll('\n', '</p><p>')}</p>` };
};

const toCard = (call: ReceivedCall, id: string) => ({
  id: Number(id),
  title: fillText(findWords(call, id)?.title ?? '', call.merchant),
  image: `${call.origin}/art/promotions/${call.merchant.code}/${id}.svg`,
});

/** As pasted by an editor: scripts, overlays and bad links around good text. */
const soil = (content: string): string =>
  content
    .replaceAll(
      '<p>',
      '<p style="position:fixed;inset:0;z-index:9999;background:red" onclick="window.pwned=1">',
    )
    .replaceAll('<strong>', '<strong><a href="javascript:window.pwned=2">')
    .replaceAll('</strong>', '</a></strong>')
    .concat(
      '<script>window.pwned=3</script><img src="/none.png" alt="" onerror="window.pwned=4"><iframe src="https://evil.example/" title=""></iframe><svg onload="window.pwned=5"></svg><style>body{display:none}</style>',
    );

export const findPromotion = (call: ReceivedCall, id: string): unknown => {
  const words = Object.hasOwn(keyById, id) || Object.hasOwn(newsById, id) ? findWords(call, id) : null;
  if (!words) return null;
  const today = toMidnight(call.state.now());
  const [from, to] = datesById[id] ?? [-20, 40];
  const content = fillText(words.content, call.merchant);
  return {
    ...toCard(call, id),
    content: id === '44' ? soil(content) : content,
    startsAt: new Date(today + from * dayMs).toISOString(),
    endsAt: new Date(today + to * dayMs).toISOString(),
  };
};

export const answerPromotionCategories = (call: ReceivedCall): unknown =>
  categories.map(({ id, key, promotions }) => ({
    id,
    name: textsOf(call.language).categories[key],
    promotions: promotions.map((one) => toCard(call, one)),
  }));

// Announcements, dated relative to now.
import type { ReceivedCall } from '../core/call.ts';
import type { NewsKey } from './texts/text-form.ts';
import { fillText, textsOf } from './texts/texts.ts';

const hourMs = 3_600_000;

const plan: Array<{ key: NewsKey; type: string; category: string; hoursAgo: number }> = [
  { key: 'maintenance', type: 'NEWS', category: 'SERVICE', hoursAgo: 3 },
  { key: 'season', type: 'NEWS', category: 'EVENT', hoursAgo: 27 },
  { key: 'tournament', type: 'NEWS', category: 'EVENT', hoursAgo: 51 },
  { key: 'studio', type: 'NEWS', category: 'GAMES', hoursAgo: 98 },
  { key: 'payments', type: 'NEWS', category: 'SERVICE', hoursAgo: 170 },
  { key: 'safer', type: 'NEWS', category: 'SERVICE', hoursAgo: 340 },
  { key: 'app', type: 'DOWNLOAD', category: 'APP', hoursAgo: 60 },
];

const isRequested = (requested: string | undefined, value: string): boolean =>
  !requested || requested.split(',').includes(value);

export const answerAnnouncements = (call: ReceivedCall): unknown => {
  const texts = textsOf(call.language).news;
  const hour = Math.floor(call.state.now() / hourMs) * hourMs;
  return plan
    .map((entry, nth) => ({ ...entry, id: nth + 1 }))
    .filter(
      ({ type, category }) =>
        isRequested(call.query.types, type) && isRequested(call.query.category, category),
    )
    .map(({ id, key, type, category, hoursAgo }) => ({
      id,
      title: fillText(texts[key].title, call.merchant),
      content: fillText(texts[key].content, call.merchant),
      type,
      category,
      publishedAt: new Date(hour - hoursAgo * hourMs).toISOString(),
    }));
};

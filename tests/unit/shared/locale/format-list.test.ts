import { formatList } from '@/lib/shared/locale/format-list';
import { formatPlayed } from '@/lib/shared/safety/format-span';

/** A language that no engine carries, as browsers do not carry Burmese or Khmer. */
const UNKNOWN = 'tlh';
const NAMES = ['TikTok', 'Google', 'AppsFlyer'];

test('names are joined by a language’s conjunction', () => {
  expect(formatList(NAMES, 'vi')).toBe('TikTok, Google và AppsFlyer');
  expect(formatList(NAMES, 'en', 'disjunction')).toBe('TikTok, Google, or AppsFlyer');
});

test('no English word stands in a sentence of a language that the engine does not carry', () => {
  expect(formatList(NAMES, UNKNOWN)).toBe('TikTok, Google, AppsFlyer');
  expect(formatPlayed(65 * 60_000, UNKNOWN)).toBe('1:05');
});

// Cuts a provider's HTML before parsing: each tag takes as long as a hundred characters.
import 'server-only';
import { TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';

/** A table of a hundred rows has about 4,000 tags. */
const MAX_TAGS = 5_000;

/** Returns the content up to 100,000 characters and 5,000 tags. */
export function cutHtml(raw: string): string {
  const text = raw.slice(0, TEXT_LIMIT.html);
  let at = -1;
  for (let tags = 0; tags <= MAX_TAGS; tags += 1) {
    at = text.indexOf('<', at + 1);
    if (at === -1) return text;
  }
  return text.slice(0, at);
}

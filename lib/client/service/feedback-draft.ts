// A message that was typed but not sent: it outlives a reload and a failure, and is shown to no other player.
import 'client-only';
import { getSession } from '@/lib/client/session/session-store';
import { readStoredRecord } from '@/lib/client/storage/read-json';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { toText } from '@/lib/shared/calls/wire-value';
import { FEEDBACK_MAX_CHARS, type FeedbackDraft, toCategory } from '@/lib/shared/service/feedback';

function ownerOf(): string {
  const session = getSession();
  return session.state === 'member' ? session.info.id : '';
}

/** The saved message of the member who is signed in; another member's is thrown away. */
export function readFeedbackDraft(): FeedbackDraft | undefined {
  const kept = readStoredRecord(STORED.feedbackDraft);
  if (!kept) return undefined;
  if (ownerOf() === '' || kept.owner !== ownerOf()) {
    dropFeedbackDraft();
    return undefined;
  }
  return {
    category: toCategory(kept.category),
    message: toText(kept.message, FEEDBACK_MAX_CHARS),
    support: toText(kept.support, 20),
  };
}

/** Keeps a message for this tab. */
export function storeFeedbackDraft(draft: FeedbackDraft): void {
  writeStored(STORED.feedbackDraft, JSON.stringify({ ...draft, owner: ownerOf() }));
}

/** Forgets it: it is sent. */
export function dropFeedbackDraft(): void {
  removeStored(STORED.feedbackDraft);
}

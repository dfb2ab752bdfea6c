// The unsent feedback message, which survives reloads and failures; only its author sees it.
import 'client-only';
import { getMemberId } from '@/lib/client/session/session-store';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { toText } from '@/lib/shared/calls/wire-value';
import { FEEDBACK_MAX_CHARS, type FeedbackDraft, toFeedbackCategory } from '@/lib/shared/service/feedback';

/** Returns the member's draft; removes another member's. */
export function readFeedbackDraft(): FeedbackDraft | undefined {
  const stored = readStoredRecord(STORED.feedbackDraft);
  if (!stored) return undefined;
  const owner = getMemberId();
  if (owner === '' || stored.owner !== owner) {
    dropFeedbackDraft();
    return undefined;
  }
  return {
    category: toFeedbackCategory(stored.category),
    message: toText(stored.message, FEEDBACK_MAX_CHARS),
    support: toText(stored.support, 20),
  };
}

/** Stores a draft for this tab. */
export function storeFeedbackDraft(draft: FeedbackDraft): void {
  writeStored(STORED.feedbackDraft, JSON.stringify({ ...draft, owner: getMemberId() }));
}

/** Removes the draft once sent. */
export function dropFeedbackDraft(): void {
  removeStored(STORED.feedbackDraft);
}

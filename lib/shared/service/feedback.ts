// A member's message to the operator: what it may hold, and how it goes out.
import { parseSupportCode } from '@/lib/shared/service/support-note';

/** What a message may be about, as it is sent. */
export const FEEDBACK_CATEGORIES = ['ACCOUNT', 'PAYMENT', 'GAME', 'PROMOTION', 'TECHNICAL', 'OTHER'] as const;

export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];

/** Most characters of a message, the line with the support code among them. */
export const FEEDBACK_MAX_CHARS = 2000;

/** A message as it is typed. */
export type FeedbackDraft = {
  readonly category: FeedbackCategory;
  readonly message: string;
  readonly support: string;
};

/** What is wrong with a message: the field, and the key of the words. */
export type FeedbackFault =
  | { readonly field: 'message'; readonly key: 'messageRequired' | 'messageTooLong' }
  | { readonly field: 'support'; readonly key: 'supportWrong' };

/** An unknown category counts as OTHER. */
export function toCategory(value: unknown): FeedbackCategory {
  return FEEDBACK_CATEGORIES.find((known) => known === value) ?? 'OTHER';
}

/** The text that goes out: the message, and its support code in a line of its own. */
export function toFeedbackMessage({ message, support }: FeedbackDraft): string {
  const code = parseSupportCode(support);
  return code === undefined ? message.trim() : `${message.trim()}\n\n[${code}]`;
}

/** The first fault of a message; an empty one is refused, and so is a support code that is none. */
export function feedbackFaultOf(draft: FeedbackDraft): FeedbackFault | undefined {
  if (draft.message.trim() === '') return { field: 'message', key: 'messageRequired' };
  if (toFeedbackMessage(draft).length > FEEDBACK_MAX_CHARS)
    return { field: 'message', key: 'messageTooLong' };
  if (draft.support.trim() !== '' && parseSupportCode(draft.support) === undefined)
    return { field: 'support', key: 'supportWrong' };
  return undefined;
}

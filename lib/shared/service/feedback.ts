// A member's feedback message.
import { parseSupportCode } from '@/lib/shared/service/support-note';

export const FEEDBACK_CATEGORIES = ['ACCOUNT', 'PAYMENT', 'GAME', 'PROMOTION', 'TECHNICAL', 'OTHER'] as const;

export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];

/** Includes the line with the support code. */
export const FEEDBACK_MAX_CHARS = 2000;

export type FeedbackDraft = {
  readonly category: FeedbackCategory;
  readonly message: string;
  readonly support: string;
};

export type FeedbackFault =
  | { readonly field: 'message'; readonly key: 'messageRequired' | 'messageTooLong' }
  | { readonly field: 'support'; readonly key: 'supportWrong' };

/** Parses a category; unknown ones are OTHER. */
export function toFeedbackCategory(value: unknown): FeedbackCategory {
  return FEEDBACK_CATEGORIES.find((known) => known === value) ?? 'OTHER';
}

/** Builds the text to send: the message, and its support code on a separate line. */
export function toFeedbackMessage({ message, support }: FeedbackDraft): string {
  const code = parseSupportCode(support);
  return code === undefined ? message.trim() : `${message.trim()}\n\n[${code}]`;
}

/** Returns the first error: an empty or too long message, or an invalid support code. */
export function feedbackFaultOf(draft: FeedbackDraft): FeedbackFault | undefined {
  if (draft.message.trim() === '') return { field: 'message', key: 'messageRequired' };
  if (toFeedbackMessage(draft).length > FEEDBACK_MAX_CHARS)
    return { field: 'message', key: 'messageTooLong' };
  if (draft.support.trim() !== '' && parseSupportCode(draft.support) === undefined)
    return { field: 'support', key: 'supportWrong' };
  return undefined;
}

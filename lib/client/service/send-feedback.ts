import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { dropFeedbackDraft } from '@/lib/client/service/feedback-draft';
import type { Failure } from '@/lib/shared/calls/envelope';
import { feedback } from '@/lib/shared/calls/service-table';
import { type FeedbackDraft, toFeedbackMessage } from '@/lib/shared/service/feedback';

/** Sends a valid message with its support code, then drops the draft. Faults open a notice; refusals are the form's to show. Returns the failure, if any. */
export async function sendFeedback(draft: FeedbackDraft): Promise<Failure | undefined> {
  const body = { category: draft.category, message: toFeedbackMessage(draft) };
  const answer = await callApi(feedback, { body });
  if (answer.ok) {
    dropFeedbackDraft();
    return undefined;
  }
  handleFailure(answer, { inForm: true });
  return answer;
}

import { useEffect, useState } from 'react';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { readFeedbackDraft, storeFeedbackDraft } from '@/lib/client/service/feedback-draft';
import { sendFeedback } from '@/lib/client/service/send-feedback';
import { useSession } from '@/lib/client/session/use-session';
import type { Failure } from '@/lib/shared/calls/envelope';
import { type FeedbackDraft, type FeedbackFault, feedbackFaultOf } from '@/lib/shared/service/feedback';

/** State of the message: input, faults, and submit. */
export function useFeedback(support: string) {
  const [draft, setDraft] = useState<FeedbackDraft>({ category: 'ACCOUNT', message: '', support });
  const [fault, setFault] = useState<FeedbackFault>();
  const [failure, setFailure] = useState<Failure>();
  const [isSent, setSent] = useState(false);
  const { phase, submit } = useGuardedSubmit();
  const isMember = useSession().state === 'member';

  // The draft belongs to a member; the server knows neither.
  useEffect(() => {
    const stored = isMember ? readFeedbackDraft() : undefined;
    if (stored) setDraft({ ...stored, support: support || stored.support });
  }, [isMember, support]);

  function change(part: Partial<FeedbackDraft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    setFault(undefined);
    storeFeedbackDraft(next);
  }

  /** Returns the fault, so that the form can focus the field. */
  function send(): FeedbackFault | undefined {
    const newFault = feedbackFaultOf(draft);
    setFault(newFault);
    if (newFault) return newFault;
    void submit(async () => {
      const failure = await sendFeedback(draft);
      setFailure(failure);
      setSent(failure === undefined);
      // Used again for another message: never `done`.
      return false;
    });
    return undefined;
  }

  function startAnew(): void {
    setDraft({ category: 'ACCOUNT', message: '', support: '' });
    setSent(false);
  }

  return { draft, fault, failure, isSent, isBusy: phase === 'processing', change, send, startAnew };
}

// Takes the answer of the switch page.
import { answerWithinLimit } from '@/lib/server/limit/answer-limited';
import { answerOffer } from '@/lib/server/session/answer-offer';

export const dynamic = 'force-dynamic';

/** Switches to the offered member, or keeps the one who is signed in. */
export const POST = (request: Request): Promise<Response> => answerWithinLimit(request, answerOffer);

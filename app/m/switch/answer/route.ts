// Receives the answer of the switch page.

import { answerOffer } from '@/lib/server/features/session/answer-offer';
import { answerWithinLimit } from '@/lib/server/http/limits/answer-limited';

export const dynamic = 'force-dynamic';

/** Switches to the offered member, or keeps the signed-in one. */
export const POST = (request: Request): Promise<Response> => answerWithinLimit(request, answerOffer);

// Stores the visitor's confirmation of their age.

import { answerAge } from '@/lib/server/features/age/answer-age';
import { answerWithinLimit } from '@/lib/server/http/limits/answer-limited';

export const dynamic = 'force-dynamic';

/** Answers 204 with the cookie; a form without script is redirected back to its page. */
export const POST = (request: Request): Promise<Response> => answerWithinLimit(request, answerAge);

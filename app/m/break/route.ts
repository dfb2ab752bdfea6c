// Starts a player's break.

import { answerBreak } from '@/lib/server/features/safety/answer-break';
import { answerWithinLimit } from '@/lib/server/http/limits/answer-limited';

export const dynamic = 'force-dynamic';

/** Answers the end of the break, with its cookie; a form without script is redirected back to its page. */
export const POST = (request: Request): Promise<Response> => answerWithinLimit(request, answerBreak);

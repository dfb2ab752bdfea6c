// Begins a player's break.

import { answerBreak } from '@/lib/server/features/safety/answer-break';
import { answerWithinLimit } from '@/lib/server/http/limits/answer-limited';

export const dynamic = 'force-dynamic';

/** The end of the break with its cookie, or the way back for a form. */
export const POST = (request: Request): Promise<Response> => answerWithinLimit(request, answerBreak);

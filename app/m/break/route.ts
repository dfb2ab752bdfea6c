// Begins a player's break (B5).
import { answerWithinLimit } from '@/lib/server/limit/answer-limited';
import { answerBreak } from '@/lib/server/safety/answer-break';

export const dynamic = 'force-dynamic';

/** The end of the break with its cookie, or the way back for a form. */
export const POST = (request: Request): Promise<Response> => answerWithinLimit(request, answerBreak);

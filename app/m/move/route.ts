// Domain handoff: the merchant's other domains to race, and the address to leave for.

import { answerHandoff, answerHandoffOrigins } from '@/lib/server/features/handoff/answer-handoff';
import { answerWithinLimit } from '@/lib/server/http/limits/answer-limited';

export const dynamic = 'force-dynamic';

/** Answers the origins to race against. */
export const GET = (request: Request): Promise<Response> => answerHandoffOrigins(request);

/** Answers the address to leave for; a signed-in member's holds a handoff token. */
export const POST = (request: Request): Promise<Response> => answerWithinLimit(request, answerHandoff);

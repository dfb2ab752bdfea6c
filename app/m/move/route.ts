// The merchant's other domains for a page's race, and the way to one of them.

import { answerHandoff, answerHandoffOrigins } from '@/lib/server/features/handoff/answer-handoff';
import { answerWithinLimit } from '@/lib/server/http/limits/answer-limited';

export const dynamic = 'force-dynamic';

/** The origins to race against. */
export const GET = (request: Request): Promise<Response> => answerHandoffOrigins(request);

/** Where to leave to, with a ticket for who is signed in. */
export const POST = (request: Request): Promise<Response> => answerWithinLimit(request, answerHandoff);

// Keeps the visitor's word that he is old enough.

import { answerAge } from '@/lib/server/features/age/answer-age';
import { answerWithinLimit } from '@/lib/server/http/limits/answer-limited';

export const dynamic = 'force-dynamic';

/** 204 with the cookie, or back to the page of a form. */
export const POST = (request: Request): Promise<Response> => answerWithinLimit(request, answerAge);

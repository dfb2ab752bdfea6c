// Stores the visitor's choice about measurement.

import { answerConsent } from '@/lib/server/features/consent/answer-consent';
import { answerWithinLimit } from '@/lib/server/http/limits/answer-limited';

export const dynamic = 'force-dynamic';

/** Answers 204 with the cookie; a form without script is redirected back to its page. */
export const POST = (request: Request): Promise<Response> => answerWithinLimit(request, answerConsent);

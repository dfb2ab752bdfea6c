// Keeps the visitor's word about being measured.

import { answerConsent } from '@/lib/server/features/consent/answer-consent';
import { answerWithinLimit } from '@/lib/server/http/limits/answer-limited';

export const dynamic = 'force-dynamic';

/** 204 with the cookie, or back to the page of a form. */
export const POST = (request: Request): Promise<Response> => answerWithinLimit(request, answerConsent);

// Stores the device id in a cookie, and names the alternate host that may know it.

import { answerAlternateHost, answerDevice } from '@/lib/server/features/device/answer-device';
import { answerWithinLimit } from '@/lib/server/http/limits/answer-limited';

export const dynamic = 'force-dynamic';

/** Answers the alternate host, if there is one. */
export const GET = (request: Request): Response => answerAlternateHost(request);

/** Answers 204 with the cookie. */
export const POST = (request: Request): Promise<Response> => answerWithinLimit(request, answerDevice);

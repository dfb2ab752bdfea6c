// Keeps the device id in a cookie, and names the host that may know it.

import { answerAlternateHost, answerDevice } from '@/lib/server/features/device/answer-device';
import { answerWithinLimit } from '@/lib/server/http/limits/answer-limited';

export const dynamic = 'force-dynamic';

/** The twin host, if there is one. */
export const GET = (request: Request): Response => answerAlternateHost(request);

/** 204 with the cookie. */
export const POST = (request: Request): Promise<Response> => answerWithinLimit(request, answerDevice);

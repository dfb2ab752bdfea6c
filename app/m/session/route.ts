// The public fields of the session, for a new tab.
import { answerSession } from '@/lib/server/features/session/answer-session';

export const dynamic = 'force-dynamic';

/** Answers the session's public fields, or `customer.not.login`. */
export const GET = (request: Request): Promise<Response> => answerSession(request);

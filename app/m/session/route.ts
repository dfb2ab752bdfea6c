// What the page's mirror of the session is rebuilt from in a new tab.
import { answerSession } from '@/lib/server/features/session/answer-session';

export const dynamic = 'force-dynamic';

/** The session's public fields, or `customer.not.login`. */
export const GET = (request: Request): Promise<Response> => answerSession(request);

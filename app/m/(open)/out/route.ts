// Redirect for links to partners, so that no page holds a token.
import { answerOut } from '@/lib/server/features/session/answer-out';

export const dynamic = 'force-dynamic';

/** Redirects to a partner, or home. */
export const GET = (request: Request): Promise<Response> => answerOut(request);

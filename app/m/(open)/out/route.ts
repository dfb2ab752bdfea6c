// Links to partners lead through here, so that no page holds a token.
import { answerOut } from '@/lib/server/features/session/answer-out';

export const dynamic = 'force-dynamic';

/** Leads to a partner, or home. */
export const GET = (request: Request): Promise<Response> => answerOut(request);

// Entries of customer service that a member's VIP label adds.
import { answerMemberEntries } from '@/lib/server/features/service/answer-member-entries';

export const dynamic = 'force-dynamic';

/** Answers the signed-in member's entries, or `customer.not.login`. */
export const GET = (request: Request): Promise<Response> => answerMemberEntries(request);

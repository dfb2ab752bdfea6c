// The ways to customer service that a member's VIP label adds.
import { answerMemberEntries } from '@/lib/server/features/service/answer-member-entries';

export const dynamic = 'force-dynamic';

/** The signed-in member's own entries, or `customer.not.login`. */
export const GET = (request: Request): Promise<Response> => answerMemberEntries(request);

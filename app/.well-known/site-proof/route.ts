// The proof that this host leads to this installation.
import { answerProof } from '@/lib/server/features/domains/answer-domains';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Response => answerProof(request);

// Apple apps that belong to this host.
import { answerAppleAssociation } from '@/lib/server/features/domains/answer-domains';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Response => answerAppleAssociation(request);

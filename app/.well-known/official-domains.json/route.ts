// The brand's official domains as JSON.
import { answerOfficialDomains } from '@/lib/server/features/domains/answer-domains';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Response => answerOfficialDomains(request);

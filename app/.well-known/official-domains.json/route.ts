// The brand's real domains, for programs.
import { answerOfficialDomains } from '@/lib/server/features/domains/answer-domains';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Response => answerOfficialDomains(request);

// Whether a domain is a merchant's, for a TLS server that gets certificates on demand.
import { answerHost } from '@/lib/server/features/hosts/answer-host';

export const dynamic = 'force-dynamic';

/** Answers 200 for a host that the registry names, 404 for any other. */
export const GET = (request: Request): Response => answerHost(request);

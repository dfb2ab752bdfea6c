// Receives browsers' reports of policy violations, limited in size and number.
import { logCspReport } from '@/lib/server/features/csp/csp-report';
import { answerWithinLimit } from '@/lib/server/http/limits/answer-limited';

export const dynamic = 'force-dynamic';

const answerReport = async (request: Request): Promise<Response> =>
  new Response(null, { status: await logCspReport(request) });

/** Logs a report; the response is empty. */
export const POST = (request: Request): Promise<Response> =>
  answerWithinLimit(request, answerReport, 'report');

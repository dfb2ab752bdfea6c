// Takes the browsers' reports of policy violations (SEC-79); bounded in size and number.
import { logCspReport } from '@/lib/server/csp-report';

export const dynamic = 'force-dynamic';

/** Logs a report and answers nothing. */
export async function POST(request: Request): Promise<Response> {
  return new Response(null, { status: await logCspReport(request) });
}

// Receives browsers' reports of script errors, limited in size and number.
import { recordError } from '@/lib/server/features/crash/record-error';
import { answerWithinLimit } from '@/lib/server/http/limits/answer-limited';

export const dynamic = 'force-dynamic';

/** Records a report; the response is empty. */
export const POST = (request: Request): Promise<Response> =>
  answerWithinLimit(request, recordError, 'report');

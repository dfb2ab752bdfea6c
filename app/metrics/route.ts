// Metrics for the operator's collector, behind a token.
import { answerMetrics } from '@/lib/server/features/metrics/answer-metrics';

export const dynamic = 'force-dynamic';

/** Answers the metrics of this process, or 401 without the token. */
export const GET = (request: Request): Promise<Response> => answerMetrics(request);

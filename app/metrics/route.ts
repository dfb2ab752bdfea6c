// Figures for the operator's collector, behind a token (WIRE §1 METRICS_TOKEN, B42).
import { answerMetrics } from '@/lib/server/features/metrics/answer-metrics';

export const dynamic = 'force-dynamic';

/** Answers the figures of this process to who knows the token. */
export const GET = (request: Request): Promise<Response> => answerMetrics(request);

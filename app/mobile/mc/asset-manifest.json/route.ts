// The list of the build's files at its older address.
import { answerAssets } from '@/lib/server/features/update/answer-assets';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Response => answerAssets(request);

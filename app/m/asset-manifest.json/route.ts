// List of the build's files, by which open pages detect an update.
import { answerAssets } from '@/lib/server/features/update/answer-assets';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Response => answerAssets(request);

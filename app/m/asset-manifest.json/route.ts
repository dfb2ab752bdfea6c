// The build's files, for the check of updates.
import { answerAssets } from '@/lib/server/features/update/answer-assets';

export const dynamic = 'force-dynamic';

export const GET = (): Response => answerAssets();

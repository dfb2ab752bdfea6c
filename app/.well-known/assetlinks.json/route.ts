// Android apps and other domains that belong to this host.
import { answerAssetLinks } from '@/lib/server/features/domains/answer-domains';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Response => answerAssetLinks(request);

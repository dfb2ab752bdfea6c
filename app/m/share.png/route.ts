// Preview pictures of shared links.
import { drawShare } from '@/components/shell/brand-art/draw-share';
import { answerShareImage } from '@/lib/server/features/seo/answer-share-image';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Promise<Response> => answerShareImage(request, drawShare);

// Messages of the deferred widgets.
import { answerTexts } from '@/lib/server/http/locale/answer-texts';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Response => answerTexts(request);

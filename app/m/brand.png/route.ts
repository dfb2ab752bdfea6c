// Generated icons and screenshots of the brand.
import { drawScreen } from '@/components/shell/brand-art/draw-screen';
import { drawShortcut } from '@/components/shell/brand-art/draw-shortcut';
import { answerBrandImage } from '@/lib/server/features/manifest/answer-brand-image';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Promise<Response> =>
  answerBrandImage(request, { drawScreen, drawShortcut });

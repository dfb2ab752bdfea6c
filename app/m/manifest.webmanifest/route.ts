// The web app manifest of this host.
import { answerManifest } from '@/lib/server/features/manifest/answer-manifest';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Promise<Response> => answerManifest(request);

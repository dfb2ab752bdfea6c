// The profile with a web clip of this host.
import { answerProfile } from '@/lib/server/features/profile/answer-profile';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Promise<Response> => answerProfile(request);

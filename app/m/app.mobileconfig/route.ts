// Apple profile that puts a web clip of this host on the home screen.
import { answerProfile } from '@/lib/server/features/profile/get-profile';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Promise<Response> => answerProfile(request);

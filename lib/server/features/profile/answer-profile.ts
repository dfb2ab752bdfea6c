// `GET /m/app.mobileconfig?lang=…`: the profile that puts a web clip on an iPhone.
import 'server-only';
import { answerFile, answerMissing } from '@/lib/server/features/manifest/answer-file';
import { getFileSite } from '@/lib/server/features/manifest/file-site';
import { getProfile } from '@/lib/server/features/profile/get-profile';

/** Returns the file with its hash: 421 for an unknown host, 404 where the registry switches it off or without https. */
export async function answerProfile(request: Request): Promise<Response> {
  const site = await getFileSite();
  if (!site) return answerMissing(421);
  const profile = await getProfile(site);
  if (!profile) return answerMissing(404);
  const digest = Buffer.from(profile.sha256, 'hex').toString('base64');
  return answerFile(request, {
    body: profile.text,
    type: 'application/x-apple-aspen-config',
    // The page shows the hash of this file: no older one may be served.
    cacheControl: 'no-cache',
    more: {
      'Content-Disposition': `attachment; filename="${site.brand.code}.mobileconfig"`,
      'Repr-Digest': `sha-256=:${digest}:`,
      Vary: 'Accept-Language, Cookie',
    },
  });
}

// Fetches a picture that players would see, or that the site paints from, and measures it.
import 'server-only';
import { requestPicture } from '@/lib/server/features/manifest/fetch-picture';
import { PAINTED, type PixelImage, readPicture } from '@/lib/server/features/manifest/paint/picture';
import { messageOfError } from '@/lib/shared/message-of-error';

/** Returns the picture at `url` of one of `types`, or what is wrong with it in words that follow the address. Never throws. */
export async function probePicture(
  url: string,
  providerOrigin: string,
  types = PAINTED,
): Promise<PixelImage | string> {
  try {
    const { status, bytes } = await requestPicture(url, new URL(url).origin !== providerOrigin);
    if (!bytes) return 'is larger than 1 MiB';
    if (status !== 200) return `is answered with ${status}`;
    return (await readPicture(bytes, types)) ?? `is none of ${types.join(', ')}`;
  } catch (error) {
    return `cannot be fetched (${messageOfError(error)})`;
  }
}

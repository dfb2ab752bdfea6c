// Fetches a picture that players would see, and measures it.
import 'server-only';
import { requestPicture } from '@/lib/server/features/manifest/fetch-picture';
import { type PixelImage, readPicture } from '@/lib/server/features/manifest/paint/picture';
import { messageOfError } from '@/lib/shared/message-of-error';

/** Returns the picture at `url`, or what is wrong with it in words that follow the address. Never throws. */
export async function probePicture(url: string, providerOrigin: string): Promise<PixelImage | string> {
  try {
    const { status, bytes } = await requestPicture(url, new URL(url).origin !== providerOrigin);
    if (!bytes) return 'is larger than 1 MiB';
    if (status !== 200) return `is answered with ${status}`;
    return (await readPicture(bytes)) ?? 'is no picture that the site reads';
  } catch (error) {
    return `cannot be fetched (${messageOfError(error)})`;
  }
}

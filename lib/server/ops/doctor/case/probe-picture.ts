// Fetches a picture that players would see, and measures it.
import 'server-only';
import { type PixelImage, readPicture } from '@/lib/server/features/manifest/paint/picture';
import { streamUpstream } from '@/lib/server/provider/upstream/stream-upstream';
import { TIMING } from '@/lib/shared/constants';

const MAX_BYTES = 1024 * 1024;

/** Returns the picture at `url`, or what is wrong with it in words that follow the address. Never throws. */
export async function probePicture(url: string, providerOrigin: string): Promise<PixelImage | string> {
  const timeoutMs = TIMING.touchIconWaitMs;
  const isForeign = new URL(url).origin !== providerOrigin;
  const headers = { Accept: 'image/webp,image/png,image/svg+xml,image/jpeg', 'Accept-Encoding': 'identity' };
  try {
    const { status, body } = await streamUpstream({ method: 'GET', url, headers, timeoutMs, isForeign });
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of body) {
      size += part.length;
      if (size > MAX_BYTES) return 'is larger than 1 MiB';
      parts.push(part);
    }
    if (status !== 200) return `is answered with ${status}`;
    return (await readPicture(Buffer.concat(parts))) ?? 'is no picture that the site reads';
  } catch (error) {
    return `cannot be fetched (${error instanceof Error ? error.message : String(error)})`;
  }
}

// Image fallback: a failed image is retried on the next server, then the placeholder stays.
import 'client-only';
import { getImageCdns } from '@/lib/client/page/page-facts';
import { nextCdnImage } from '@/lib/shared/cdn/pick-cdn';

// The retry address of each image: an element may get another game's image later.
const sentTo = new WeakMap<HTMLImageElement, string>();

function retryImage(image: HTMLImageElement): void {
  const next = sentTo.get(image) === image.src ? undefined : nextCdnImage(image.src, getImageCdns());
  if (next === undefined) {
    image.dataset.failed = '';
    return;
  }
  sentTo.set(image, next);
  image.src = next;
}

function hasFailed({ src, complete, naturalWidth }: HTMLImageElement): boolean {
  return src !== '' && complete && naturalWidth === 0;
}

function onError({ target }: Event): void {
  if (target instanceof HTMLImageElement) retryImage(target);
}

function onLoad({ target }: Event): void {
  if (target instanceof HTMLImageElement) delete target.dataset.failed;
}

/** Starts retrying failed images, earlier ones included. Returns the stop function. */
export function watchImageFallback(): () => void {
  document.addEventListener('error', onError, true);
  document.addEventListener('load', onLoad, true);
  for (const image of document.images) if (hasFailed(image)) retryImage(image);
  return () => {
    document.removeEventListener('error', onError, true);
    document.removeEventListener('load', onLoad, true);
  };
}

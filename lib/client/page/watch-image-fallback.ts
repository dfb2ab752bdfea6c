// An image that fails is looked for once on the merchant's next server; then its neutral stand-in stays.
import 'client-only';
import { getImageCdns } from '@/lib/client/page/page-facts';
import { nextCdnImage } from '@/lib/shared/cdn/pick-cdn';

// What each image was sent to after its first failure: an element may be given another game's picture later.
const sentTo = new WeakMap<HTMLImageElement, string>();

function rescue(image: HTMLImageElement): void {
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
  if (target instanceof HTMLImageElement) rescue(target);
}

function onLoad({ target }: Event): void {
  if (target instanceof HTMLImageElement) delete target.dataset.failed;
}

/** Starts to rescue images, those too that failed before; returns the way to stop. Neither event bubbles, so both are caught on their way down. */
export function watchImageFallback(): () => void {
  document.addEventListener('error', onError, true);
  document.addEventListener('load', onLoad, true);
  for (const image of document.images) if (hasFailed(image)) rescue(image);
  return () => {
    document.removeEventListener('error', onError, true);
    document.removeEventListener('load', onLoad, true);
  };
}

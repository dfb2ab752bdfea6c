// Images over their placeholders: a failed one is retried as given and on the next server, one that loads late fades in.
import 'client-only';
import { isMotionReduced } from '@/lib/client/page/is-motion-reduced';
import { getImageCdns } from '@/lib/client/page/page-facts';
import { nextCdnImage } from '@/lib/shared/cdn/pick-cdn';

const FADE_MS = 200;

// The retry address of each image: an element may get another game's image later.
const sentTo = new WeakMap<HTMLImageElement, string>();

function retryImage(image: HTMLImageElement): void {
  // Without the widths the browser loads `src`.
  if (image.srcset !== '') {
    image.removeAttribute('srcset');
    return;
  }
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

// Results change with each letter: they appear at once, and cost the next letter nothing.
const isTyping = (): boolean => document.activeElement instanceof HTMLInputElement;

// Never hidden before it loads: without this script it is there as well.
function fadeIn(image: HTMLImageElement): void {
  if (image.loading !== 'lazy' || isTyping() || isMotionReduced()) return;
  image.animate?.({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' });
}

function onLoad({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  delete target.dataset.failed;
  fadeIn(target);
}

/** Starts retrying failed images, earlier ones included, and fading lazy ones in over their placeholders. Returns the stop function. */
export function watchImageFallback(): () => void {
  document.addEventListener('error', onError, true);
  document.addEventListener('load', onLoad, true);
  for (const image of document.images) if (hasFailed(image)) retryImage(image);
  return () => {
    document.removeEventListener('error', onError, true);
    document.removeEventListener('load', onLoad, true);
  };
}

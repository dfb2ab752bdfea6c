import 'client-only';
import { readDownloads } from '@/lib/client/install/read-downloads';
import { readIdentity } from '@/lib/client/install/read-identity';
import { isPlainClick } from '@/lib/client/page/is-plain-click';
import type { DownloadSetting } from '@/lib/shared/download/download-links';

export type BarOffer = DownloadSetting & {
  readonly action: 'popup' | 'install';
  readonly name: string;
  readonly icon: string;
  /** The download page, where the link itself leads. */
  readonly href: string;
};

function offerOf(link: HTMLAnchorElement): BarOffer {
  return {
    ...readDownloads(),
    name: readIdentity().name,
    action: link.dataset.barAction === 'install' ? 'install' : 'popup',
    icon: link.closest('aside')?.querySelector<HTMLImageElement>('img[data-app]')?.src ?? '',
    href: link.getAttribute('href') ?? '',
  };
}

/** Passes on plain taps instead of navigating; taps with a modifier stay the browser's. */
export function watchBarTaps(onOffer: (offer: BarOffer) => void): () => void {
  const onTap = (event: MouseEvent): void => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-bar-action]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    onOffer(offerOf(link));
  };
  document.addEventListener('click', onTap, true);
  return () => document.removeEventListener('click', onTap, true);
}

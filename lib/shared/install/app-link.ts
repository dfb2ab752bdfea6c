import type { DownloadLinks } from '@/lib/shared/download/download-links';
import type { CoachKind } from '@/lib/shared/install/coach-kind';

export type AppLink = { readonly type: 'IOS' | 'Android'; readonly url: string };

/** Returns the app for a browser's system. A profile is not an app. */
export function appLinkOf(links: DownloadLinks, kind: CoachKind): AppLink | undefined {
  const type = kind.startsWith('ios') ? 'IOS' : 'Android';
  const url = links[type];
  const isPhone = kind !== 'desktop' && kind !== 'webview';
  return isPhone && url ? { type, url } : undefined;
}

// The app of this system, for a prompt that offers it first.
import type { DownloadLinks } from '@/lib/shared/download/download-links';
import type { CoachKind } from '@/lib/shared/install/coach-kind';

/** An app's address and the resource type that named it. */
export type AppLink = { readonly type: 'IOS' | 'Android'; readonly url: string };

/** The native app for the system of a browser; undefined where there is none. A profile is no app but another way to the home screen. */
export function appLinkOf(links: DownloadLinks, kind: CoachKind): AppLink | undefined {
  const type = kind.startsWith('ios') ? 'IOS' : 'Android';
  const url = links[type];
  const isPhone = kind !== 'desktop' && kind !== 'webview';
  return isPhone && url ? { type, url } : undefined;
}

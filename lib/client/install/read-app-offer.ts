import 'client-only';
import { readDownloads } from '@/lib/client/install/read-downloads';
import { readCoachKind, readInstallSettings } from '@/lib/client/install/read-install-facts';
import { type AppLink, appLinkOf } from '@/lib/shared/install/coach-steps';

export type AppOffer = { readonly message?: string; readonly icon?: string; readonly link?: AppLink };

/** Returns what the install prompt shows; without the page's links, fields are left out. */
export function readAppOffer(): AppOffer {
  const { description, links } = readDownloads();
  const isAppFirst = readInstallSettings().way === 'app';
  return {
    message: description || undefined,
    icon: links.AppDownloadIcon,
    link: isAppFirst ? appLinkOf(links, readCoachKind()) : undefined,
  };
}

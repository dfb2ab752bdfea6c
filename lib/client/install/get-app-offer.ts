// What the prompt says and offers first, from what the merchant says of the app.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { readCoachKind } from '@/lib/client/install/read-install-facts';
import { readInstallSettings } from '@/lib/client/install/read-install-settings';
import { downloadSetting, siteConfig } from '@/lib/shared/calls/system-table';
import { mergeLinks, parseDownloadSetting, parseLinkRecord } from '@/lib/shared/download/download-links';
import { type AppLink, appLinkOf } from '@/lib/shared/install/app-link';

/** The merchant's words and icon, and the app where it comes first; each may be missing. */
export type AppOffer = { readonly message?: string; readonly icon?: string; readonly link?: AppLink };

/** Reads the download setting of this domain, then the site configuration; a failure leaves out what it would have named. Never throws. */
export async function getAppOffer(): Promise<AppOffer> {
  const query = { domain: window.location.hostname };
  const [answer, config] = await Promise.all([callApi(downloadSetting, { query }), callApi(siteConfig)]);
  const setting = parseDownloadSetting(answer.ok ? answer.value : undefined);
  const links = mergeLinks(setting.links, parseLinkRecord(config.ok ? config.value?.download : undefined));
  const isAppFirst = readInstallSettings().way === 'app';
  return {
    message: setting.description || undefined,
    icon: links.AppDownloadIcon,
    link: isAppFirst ? appLinkOf(links, readCoachKind()) : undefined,
  };
}

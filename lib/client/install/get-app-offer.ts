import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { readCoachKind, readInstallSettings } from '@/lib/client/install/read-install-facts';
import { downloadSetting, siteConfig } from '@/lib/shared/calls/system-table';
import { mergeLinks, parseDownloadSetting, parseLinkRecord } from '@/lib/shared/download/download-links';
import { type AppLink, appLinkOf } from '@/lib/shared/install/coach-steps';

export type AppOffer = { readonly message?: string; readonly icon?: string; readonly link?: AppLink };

/** Loads download setting and site configuration; failures leave fields out. Never throws. */
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

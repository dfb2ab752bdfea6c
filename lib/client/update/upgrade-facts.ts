// What the popup about a newer app shows: the merchant's words and the way to the app.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { downloadSetting, siteConfig } from '@/lib/shared/calls/system-table';
import { mergeLinks, parseDownloadSetting, parseLinkRecord } from '@/lib/shared/download/download-links';
import { type AppUpgrade, parseAppUpgrade, upgradeHrefOf } from '@/lib/shared/update/app-upgrade';

/** The upgrade and where its button leads. */
export type UpgradeFacts = AppUpgrade & { readonly href: string };

/** Asks for words and links. What cannot be had is left out: the popup has words of its own, and the download page. Never throws. */
export async function getUpgradeFacts(): Promise<UpgradeFacts> {
  const { hostname, search } = window.location;
  const [config, setting] = await Promise.all([
    callApi(siteConfig),
    callApi(downloadSetting, { query: { domain: hostname } }),
  ]);
  const links = mergeLinks(
    setting.ok ? parseDownloadSetting(setting.value).links : {},
    config.ok ? parseLinkRecord(config.value?.download) : {},
  );
  // Which system it is, the pre-paint script has told.
  const { os } = document.documentElement.dataset;
  const upgrade = parseAppUpgrade(config.ok ? config.value : undefined);
  return { ...upgrade, href: upgradeHrefOf(links, os, new URLSearchParams(search)) };
}

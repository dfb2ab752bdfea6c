import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { downloadSetting, siteConfig } from '@/lib/shared/calls/system-table';
import { mergeLinks, parseDownloadSetting, parseLinkRecord } from '@/lib/shared/download/download-links';
import { type AppUpgrade, parseAppUpgrade, upgradeHrefOf } from '@/lib/shared/update/app-upgrade';

export type UpgradeFacts = AppUpgrade & { readonly href: string };

/** Loads texts and links; failures fall back to default texts and the download page. Never throws. */
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
  // The pre-paint script has set the system.
  const { os } = document.documentElement.dataset;
  const upgrade = parseAppUpgrade(config.ok ? config.value : undefined);
  return { ...upgrade, href: upgradeHrefOf(links, os, new URLSearchParams(search)) };
}

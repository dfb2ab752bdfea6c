import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { readDownloads } from '@/lib/client/install/read-downloads';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { type AppUpgrade, parseAppUpgrade, upgradeHrefOf } from '@/lib/shared/update/app-upgrade';

export type UpgradeFacts = AppUpgrade & { readonly href: string };

/** Loads the texts and reads the page's links; without them, default texts and the download page. Never throws. */
export async function getUpgradeFacts(): Promise<UpgradeFacts> {
  const config = await callApi(siteConfig);
  const { links } = readDownloads();
  // The pre-paint script has set the system.
  const { os } = document.documentElement.dataset;
  const upgrade = parseAppUpgrade(config.ok ? config.value : undefined);
  return { ...upgrade, href: upgradeHrefOf(links, os, new URLSearchParams(window.location.search)) };
}

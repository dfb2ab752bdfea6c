'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { usePromptSlot } from '@/lib/client/notice/use-prompt-slot';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { getUpgradeFacts, type UpgradeFacts } from '@/lib/client/update/upgrade-facts';
import { APP_REQUIRED_VERSION } from '@/lib/shared/constants';
import { ROUTES, trimPath } from '@/lib/shared/routes';
import { appVersionOf, compareVersions } from '@/lib/shared/update/app-upgrade';
import { UpgradePopup } from './upgrade-popup';

/** Version of the surrounding app if outdated; undefined in a browser. */
function getOldVersion(): string | undefined {
  const version = appVersionOf(window.navigator.userAgent);
  return version !== undefined && compareVersions(version, APP_REQUIRED_VERSION) < 0 ? version : undefined;
}

/** Returns what to show to an outdated app; nothing after an optional prompt in this session. */
function useUpgrade(version: string | undefined): UpgradeFacts | undefined {
  const [facts, setFacts] = useState<UpgradeFacts>();
  const [wasShown] = useState(() => readStored(STORED.upgradeShown) === '1');
  useEffect(() => {
    if (version !== undefined) void getUpgradeFacts().then(setFacts);
  }, [version]);
  return facts && (facts.isMandatory || !wasShown) ? facts : undefined;
}

/** In an outdated app: the upgrade popup, once a session, or always where it is mandatory. */
export function UpgradeTracker() {
  const [version] = useState(getOldVersion);
  const [isClosed, setClosed] = useState(false);
  const facts = useUpgrade(version);
  // On the page that the popup leads to, it would be in the way.
  const isThere = trimPath(usePathname()) === ROUTES.download;
  const isShown = usePromptSlot('upgrade', facts !== undefined && !isClosed && !isThere);
  useEffect(() => {
    if (isShown) writeStored(STORED.upgradeShown, '1');
  }, [isShown]);
  if (!isShown || !facts || version === undefined) return null;
  return <UpgradePopup facts={facts} onClose={() => setClosed(true)} version={version} />;
}

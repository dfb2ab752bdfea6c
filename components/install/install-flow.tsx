'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import useSwr from 'swr';
import { InstallPrompt } from '@/components/install/prompt/install-prompt';
import { InstallStatus } from '@/components/install/prompt/install-status';
import { getAppOffer } from '@/lib/client/install/get-app-offer';
import { dispatchInstall, registerInstallUi, useInstall } from '@/lib/client/install/install-store';
import { readIdentity } from '@/lib/client/install/read-identity';
import { usePromptSlot } from '@/lib/client/notice/use-prompt-slot';
import { loadPart } from '@/lib/client/page/load-module';
import { isInstallWelcome } from '@/lib/shared/install/may-offer';

/** Loads the steps on demand; a failure is shown with a retry. */
function CoachLoader() {
  const [Sheet, setSheet] = useState<ComponentType>();
  useEffect(() => {
    let isUnmounted = false;
    void loadPart(() => import('@/components/install/coach/coach-sheet')).then((part) => {
      if (isUnmounted) return;
      if (part) setSheet(() => part.CoachSheet);
      else dispatchInstall('closed');
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  return Sheet ? <Sheet /> : null;
}

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false } as const;

/** Shows the installation: prompt, steps and outcome. */
export function InstallFlow() {
  const t = useTranslations('install');
  const { phase, mayOffer, hasPrompt, hasSteps } = useInstall();
  useEffect(registerInstallUi, []);
  const isLikely = mayOffer && (hasPrompt || hasSteps);
  const { data: offer } = useSwr(isLikely ? 'install-offer' : null, getAppOffer, ONCE);
  const isWelcome = isInstallWelcome(usePathname());
  const isOffered = phase === 'offered' && offer !== undefined && isWelcome;
  const isNews = phase === 'installing' || phase === 'installed';
  const isPromptUp = usePromptSlot('install', isOffered || phase === 'coach' || isNews) && isOffered;
  const brand = readIdentity().name;
  return (
    <>
      {/* Mounted from the start: a live region announces only what is added later. */}
      <p className="visually-hidden" data-install-host role="status">
        {isPromptUp && t('title', { brand })}
        {isNews && t(`${phase}Title`, { brand })}
      </p>
      {isPromptUp && <InstallPrompt offer={offer} />}
      {isNews && <InstallStatus key={phase} phase={phase} />}
      {phase === 'coach' && <CoachLoader />}
    </>
  );
}

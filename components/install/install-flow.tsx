'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import { InstallPrompt } from '@/components/install/prompt/install-prompt';
import { InstallStatus } from '@/components/install/prompt/install-status';
import { dispatchInstall, registerInstallUi, useInstall } from '@/lib/client/install/install-store';
import { readAppOffer } from '@/lib/client/install/read-app-offer';
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

/** Shows the installation: prompt, steps and outcome. */
export function InstallFlow() {
  const t = useTranslations('install');
  const { phase } = useInstall();
  useEffect(registerInstallUi, []);
  const isWelcome = isInstallWelcome(usePathname());
  const isOffered = phase === 'offered' && isWelcome;
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
      {isPromptUp && <InstallPrompt offer={readAppOffer()} />}
      {isNews && <InstallStatus key={phase} phase={phase} />}
      {phase === 'coach' && <CoachLoader />}
    </>
  );
}
